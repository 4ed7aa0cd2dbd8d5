import { useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router';
import type { Registered } from '#core/accounts/account.ts';
import { useSession } from '#client/lib/session/session-context.ts';
import { wayBackOf } from '#client/lib/session/way-back.ts';
import { Notice } from '#client/ui/notice/notice.tsx';
import { Page } from '#client/ui/page/page.tsx';
import { Tabs } from '#client/ui/tabs/tabs.tsx';
import { texts } from '../texts.ts';
import styles from './accounts.module.css';
import { RegisteredPage } from './registered-page.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

const { auth: words } = texts;

const sharedList = '/shared-with-me';

/** One screen under three addresses: `/signup` opens the side of signing up, `/auth` and `/login` the other. */
export function AuthPage() {
  const { user, endReason, signIn } = useSession();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [registered, setRegistered] = useState<Registered>();
  const next = wayBackOf(state) ?? '/documents';
  if (registered !== undefined) return <RegisteredPage registered={registered} next={next} />;
  if (user !== null) return <Navigate to={next} replace />;

  const side = pathname === '/signup' ? 'up' : 'in';
  // The choice itself keeps the focus: the page stays the same.
  const choose = (name: 'in' | 'up') => {
    const kept = typeof state === 'object' ? state : null;
    void navigate(name === 'up' ? '/signup' : '/login', { replace: true, state: { ...kept, keepFocus: true } });
  };
  const welcome = (made: Registered) => {
    setRegistered(made);
    signIn({ id: made.id, username: made.username });
  };
  const ended = endReason === null ? null : texts.ended[endReason];
  return (
    <Page
      title={side === 'up' ? words.signUp : words.signIn}
      lead={side === 'up' ? words.signUpLead : words.signInLead}
      width="reading"
    >
      {ended !== null && (
        <Notice role="alert" title={ended.title}>
          <p>{ended.body}</p>
        </Notice>
      )}
      {next === sharedList && <Notice role="alert" title={words.neededForShared} />}
      <Tabs
        label={words.sides}
        open={side}
        onChange={choose}
        tabs={[
          { name: 'in', label: words.signIn, content: <SignInForm /> },
          { name: 'up', label: words.signUp, content: <SignUpForm onRegistered={welcome} /> },
        ]}
      />
      <p>
        {words.givenCode}{' '}
        <Link to="/shared" className={styles['link']}>
          {words.openShared}
        </Link>
      </p>
    </Page>
  );
}
