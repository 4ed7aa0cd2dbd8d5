import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useHashTarget } from '#client/lib/use-hash-target.ts';
import { OneProblem } from '#client/ui/loaded/one-problem.tsx';
import { Page } from '#client/ui/page/page.tsx';
import { texts } from '../texts.ts';
import styles from './profile.module.css';

/** A part of the profile: `id` is its place in the address. */
export type ProfilePart = { id: string; title: string; content: ReactNode };

/** Everything about an account on one page, with a list of contents. */
export function ProfilePage({ parts }: { parts: readonly ProfilePart[] }) {
  useHashTarget();
  return (
    <Page title={texts.title} lead={texts.lead}>
      <OneProblem title={texts.failed}>
        <div className={styles['frame']}>
          <div className={styles['profile']}>
            <nav aria-labelledby="profile-contents" className={styles['contents']}>
              <h2 id="profile-contents" className={styles['contentsTitle']}>
                {texts.contents}
              </h2>
              <ul className={styles['links']}>
                {parts.map(({ id, title }) => (
                  <li key={id}>
                    <Link to={{ hash: id }} preventScrollReset state={keepFocus} className={styles['link']}>
                      {title}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
            <div className={styles['parts']}>
              {parts.map(({ id, content }) => (
                <div key={id} id={id} className={styles['part']}>
                  {content}
                </div>
              ))}
            </div>
          </div>
        </div>
      </OneProblem>
    </Page>
  );
}

const keepFocus = { keepFocus: true };
