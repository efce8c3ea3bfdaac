"""check_workflows.py: what is wrong with .github/workflows, a line for each thing

	check_workflows.py TARGET…

TARGETs are those of our make.  A step runs one command: make and a target, a
script of ours, or one of the programs that have to be called there; so that
whatever a job does can be done elsewhere.  Actions are pinned to a version, and
the token can read and no more, but for the jobs in MAY_WRITE.
"""
import glob
import os
import re
import shlex
import sys

import yaml

PROGRAMS = ('brew', 'gh', 'pgxn-release')
MAY_WRITE = {('release.yml', 'github')}
EXPRESSION = re.compile(r'\$\{\{(.*?)\}\}')


def values(job, expression):
    """What an expression can be: of matrix.NAME all values, else itself."""
    name = expression.strip().removeprefix('matrix.')
    if expression.strip() == name:
        return [name]
    matrix = job.get('strategy', {}).get('matrix', {})
    found = list(matrix.get(name, []))
    return found + [row[name] for row in matrix.get('include', []) if name in row]


def check_run(job, run, targets):
    for command in filled(job, run):
        words = shlex.split(command)
        words = words[words[0] == 'sudo':]
        if re.search(r'[;&|<>`\n]|\$\(', command.strip()):
            yield f'more than a command: {command.strip()}'
        elif words[0] == 'make':
            goals = [word for word in words[1:] if '=' not in word and not word.startswith('-')]
            for goal in goals:
                if goal not in targets:
                    yield f'make has no target {goal}'
            if not goals:
                yield f'make without a target: {command}'
        elif words[0] in PROGRAMS:
            pass
        elif not (os.path.isfile(words[0]) and os.access(words[0], os.X_OK)):
            yield f'no script of ours: {words[0]}'


def filled(job, run):
    """A command with each value of the first expression, and of those of others."""
    match = EXPRESSION.search(run)
    if not match:
        return [run]
    found = values(job, match.group(1))
    if not found:
        return [f'no-values-for-{match.group(1).strip()}']
    return [text for value in found
            for text in filled(job, run[:match.start()] + str(value) + run[match.end():])]


def check(path, targets):
    with open(path, encoding='utf-8') as file:
        workflow = yaml.safe_load(file)
    name = os.path.basename(path)
    # YAML reads "on" as a boolean
    for key in (True, 'jobs', 'name', 'permissions', 'concurrency'):
        if key not in workflow:
            yield f'no {"on" if key is True else key}'
    if workflow.get('permissions') != {'contents': 'read'}:
        yield 'permissions: not contents: read'
    jobs = workflow.get('jobs', {})
    for id, job in jobs.items():
        if 'permissions' in job and (name, id) not in MAY_WRITE:
            yield f'{id}: permissions of its own'
        for needed in [job['needs']] if isinstance(job.get('needs'), str) else job.get('needs', []):
            if needed not in jobs:
                yield f'{id}: needs {needed}, which is not there'
        for key in ('runs-on', 'steps', 'timeout-minutes'):
            if key not in job:
                yield f'{id}: no {key}'
        if 'container' in job and not re.search(r':v[0-9.]+$', str(job['container'])):
            yield f'{id}: container {job["container"]} is not pinned'
        for step in job.get('steps', []):
            if ('uses' in step) == ('run' in step):
                yield f'{id}: a step that neither uses nor runs, or both'
            if 'uses' in step and not re.search(r'@(v[0-9]+(\.[0-9]+)*|[0-9a-f]{40})$', step['uses']):
                yield f'{id}: {step["uses"]} is not pinned'
            for problem in check_run(job, step['run'], targets) if 'run' in step else ():
                yield f'{id}: {problem}'


def main():
    targets = set(sys.argv[1:])
    paths = sorted(glob.glob('.github/workflows/*'))
    for path in paths:
        try:
            for problem in check(path, targets):
                print(f'{path}: {problem}')
        except (yaml.YAMLError, ValueError) as error:
            print(f'{path}: {" ".join(str(error).split())}')
    if not paths:
        print('.github/workflows: nothing there')


main()
