import type { AdminOverview } from '#core/accounts/administration.ts';
import { Notice } from '#client/ui/notice/notice.tsx';
import { texts } from '../texts.ts';
import styles from './administration.module.css';

const { jobs: words } = texts;

export function JobState({ jobs }: Pick<AdminOverview, 'jobs'>) {
  if (jobs.length === 0) return <p>{words.empty}</p>;
  const givenUp = jobs.reduce((sum, job) => sum + job.givenUp, 0);
  return (
    <>
      {givenUp === 0 ? <p>{words.allWell}</p> : <Notice tone="warning" title={words.notWell(givenUp)} />}
      <div className={styles['frame']} role="region" aria-label={words.label} tabIndex={0}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{words.queue}</th>
              <th scope="col">{words.waiting}</th>
              <th scope="col">{words.running}</th>
              <th scope="col">{words.givenUp}</th>
            </tr>
          </thead>
          <tbody>
            {jobs.map((job) => (
              <tr key={job.queue}>
                <th scope="row">{job.queue}</th>
                <td>{job.waiting}</td>
                <td>{job.running}</td>
                <td>{job.givenUp}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
