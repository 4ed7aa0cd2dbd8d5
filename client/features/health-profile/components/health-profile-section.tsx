import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { allowanceQuery } from '#client/lib/plans/allowance-query.ts';
import { errorText } from '#client/lib/error-text.ts';
import { Loaded } from '#client/ui/loaded/loaded.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { useHealthProfile } from '../hooks/use-health-profile.ts';
import { texts, type ListName } from '../texts.ts';
import { DeleteHealthProfile } from './delete-health-profile.tsx';
import styles from './health-profile.module.css';
import { ProfileList } from './profile-list.tsx';

/** What a person has written about themselves, and what it is used for. Plans without it say so in a line. */
export function HealthProfileSection() {
  const query = useQuery(allowanceQuery);
  return (
    <Loaded query={query} loading={texts.loading} failed={texts.failed}>
      {({ hasHealthProfile }) => <HealthProfileLists canEdit={hasHealthProfile} />}
    </Loaded>
  );
}

const names: ListName[] = ['conditions', 'medicines', 'allergies', 'whatMatters'];

function HealthProfileLists({ canEdit }: { canEdit: boolean }) {
  const state = useHealthProfile();
  const { query, profile, isEmpty, said, saveError } = state;
  return (
    <div className={styles['section']}>
      <p>
        {texts.intro} {texts.use} {texts.never}
      </p>
      {!canEdit && (
        <p>
          {texts.needsPlan} <Link to="/pricing">{texts.seePlans}</Link>
        </p>
      )}
      <Loaded query={query} loading={texts.loading} failed={texts.failed}>
        {() => (
          <>
            {!canEdit && !isEmpty && <p>{texts.kept}</p>}
            {(canEdit || !isEmpty) &&
              names.map((name) => (
                <ProfileList
                  key={name}
                  name={name}
                  lines={profile[name]}
                  {...(canEdit && {
                    onAdd: (line: string) => state.add(name, line),
                    onRemove: (line: string) => state.remove(name, line),
                  })}
                />
              ))}
            {saveError && (
              <p role="alert" className={styles['problem']}>
                {texts.saveFailed} {errorText(saveError)}
              </p>
            )}
            {!isEmpty && <DeleteHealthProfile removing={state.removing} />}
            <VisuallyHidden role="status">{said}</VisuallyHidden>
          </>
        )}
      </Loaded>
    </div>
  );
}
