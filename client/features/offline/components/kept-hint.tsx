import { Link } from 'react-router';
import { useKept } from '../hooks/use-kept.ts';
import { texts } from '../texts.ts';

/** Beside the list of documents: that some of them can be read without a connection. */
export function KeptHint() {
  const { data = [] } = useKept();
  if (data.length === 0) return null;
  return (
    <p>
      {texts.some(data.length)} <Link to="/offline">{texts.title}</Link>
    </p>
  );
}
