import { Link } from 'react-router';
import { StackedTable } from '#client/ui/stacked-table/stacked-table.tsx';
import type { LegalBlock } from '../model/legal-text.ts';
import styles from './legal.module.css';

export function LegalBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  return blocks.map((block) => <Block key={keyOf(block)} block={block} />);
}

const keyOf = (block: LegalBlock): string => (typeof block === 'string' ? block : JSON.stringify(block));

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('link' in block) {
    return (
      <p>
        <Link to={block.to} className={styles['way']}>
          {block.link}
        </Link>
      </p>
    );
  }
  if ('points' in block) {
    return (
      <ul>
        {block.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    );
  }
  const rows = block.rows.map((cells) => ({ key: cells.join(), cells }));
  return <StackedTable label={block.table} columns={block.columns} rows={rows} />;
}
