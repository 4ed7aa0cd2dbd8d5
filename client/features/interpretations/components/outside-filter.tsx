import { ListFilter } from 'lucide-react';
import type { LabResult } from '#core/documents/explanation.ts';
import { CheckBox } from '#client/ui/check-box/check-box.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { isToTalkAbout } from '../model/outside-only.ts';
import { useToldTexts } from '../hooks/use-told-texts.ts';
import styles from './outside-filter.module.css';

export type Filter = { isOn: boolean; turn: (isOn: boolean) => void };

type OutsideFilterProps = Filter & { results: LabResult[]; shown: LabResult[] };

/** Leaves the results in range out of sight, and says how many are left. */
export function OutsideFilter({ isOn, turn, results, shown }: OutsideFilterProps) {
  const { filter: texts } = useToldTexts();
  if (results.length < 2) return null;
  return (
    <div className={styles['filter']}>
      <CheckBox
        label={
          <span className={styles['label']}>
            <Icon of={ListFilter} />
            {texts.label}
          </span>
        }
        checked={isOn}
        onChange={({ target }) => turn(target.checked)}
      />
      {/* Stands from the start, so that it is read out when its words change. */}
      <div role="status">
        {isOn && <p>{texts.shown(shown.length, results.length)}</p>}
        {isOn && !results.some(isToTalkAbout) && <p>{texts.none}</p>}
      </div>
      {isOn && <p className={styles['more']}>{texts.kept}</p>}
    </div>
  );
}
