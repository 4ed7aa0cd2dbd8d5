import styles from './home.module.css';

export type Point = { title: string; text: string };

export function PointList({ points }: { points: readonly Point[] }) {
  return (
    <ul className={styles['points']}>
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
