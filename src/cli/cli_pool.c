/*-------------------------------------------------------------------------
 *
 * cli_pool.c
 *	  Threads that work on the jobs of a scan.
 *
 * Jobs form a ring: they are submitted, taken and waited for in order.
 *
 *-------------------------------------------------------------------------
 */
#include "cli/cli.h"

#include <pthread.h>
#include <stdlib.h>

/* Enough for reading keys; the default takes 8 MB of addresses. */
#define STACK ((size_t) 256 * 1024)

struct cli_pool
{
	cli_scan   *scan;
	cli_job    *jobs;
	size_t		njobs;
	uint64_t	submitted;
	uint64_t	taken;
	bool		ending;
	pthread_mutex_t mutex;
	pthread_cond_t work;		/* submitted or ending */
	pthread_cond_t done;
	int			nthreads;
	pthread_t	threads[];
};

static void *
work(void *arg)
{
	cli_pool   *pool = arg;
	cli_worker *worker = cli_alloc(sizeof(*worker));

	pthread_mutex_lock(&pool->mutex);
	for (;;)
	{
		cli_job    *job;

		while (pool->taken == pool->submitted && !pool->ending)
			pthread_cond_wait(&pool->work, &pool->mutex);
		if (pool->taken == pool->submitted)
			break;
		job = &pool->jobs[pool->taken++ % pool->njobs];
		pthread_mutex_unlock(&pool->mutex);

		cli_rows_work(pool->scan, worker, job);

		pthread_mutex_lock(&pool->mutex);
		job->done = true;
		pthread_cond_signal(&pool->done);
	}
	pthread_mutex_unlock(&pool->mutex);
	cli_worker_free(worker);
	return NULL;
}

cli_pool *
cli_pool_new(cli_scan *scan, int threads, cli_job *jobs, size_t njobs)
{
	cli_pool   *pool = cli_alloc(sizeof(*pool) + (size_t) threads * sizeof(pthread_t));
	pthread_attr_t attr;

	pool->scan = scan;
	pool->jobs = jobs;
	pool->njobs = njobs;
	pthread_mutex_init(&pool->mutex, NULL);
	pthread_cond_init(&pool->work, NULL);
	pthread_cond_init(&pool->done, NULL);
	pthread_attr_init(&attr);
	pthread_attr_setstacksize(&attr, STACK);

	/* fewer threads will do */
	while (pool->nthreads < threads &&
		   pthread_create(&pool->threads[pool->nthreads], &attr, work, pool) == 0)
		pool->nthreads++;
	pthread_attr_destroy(&attr);
	if (pool->nthreads == 0)
		cli_fail("no thread can be started; try --threads 1");
	return pool;
}

void
cli_pool_submit(cli_pool *pool)
{
	pthread_mutex_lock(&pool->mutex);
	pool->submitted++;
	pthread_cond_signal(&pool->work);
	pthread_mutex_unlock(&pool->mutex);
}

void
cli_pool_wait(cli_pool *pool, cli_job *job)
{
	pthread_mutex_lock(&pool->mutex);
	while (!job->done)
		pthread_cond_wait(&pool->done, &pool->mutex);
	pthread_mutex_unlock(&pool->mutex);
}

void
cli_pool_end(cli_pool *pool)
{
	pthread_mutex_lock(&pool->mutex);
	pool->ending = true;
	pthread_cond_broadcast(&pool->work);
	pthread_mutex_unlock(&pool->mutex);
	for (int i = 0; i < pool->nthreads; i++)
		pthread_join(pool->threads[i], NULL);
	free(pool);
}
