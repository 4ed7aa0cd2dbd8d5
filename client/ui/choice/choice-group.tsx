import { useId } from 'react';
import styles from './choice.module.css';

export type Choice<Value> = { value: Value; label: string };

export type ChoiceGroupProps<Value> = {
  legend: string;
  choices: readonly Choice<Value>[];
  chosen: Value;
  onChange: (value: Value) => void;
};

/** One of a few, all of them in sight. */
export function ChoiceGroup<Value extends string | number>({ legend, choices, ...rest }: ChoiceGroupProps<Value>) {
  const { chosen, onChange } = rest;
  const name = useId();
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{legend}</legend>
      <div className={styles['choices']}>
        {choices.map(({ value, label }) => (
          <label key={value} className={styles['choice']}>
            <input type="radio" name={name} checked={value === chosen} onChange={() => onChange(value)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
