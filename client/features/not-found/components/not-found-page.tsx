import { LinkButton } from '#client/ui/button/link-button.tsx';
import { Page } from '#client/ui/page/page.tsx';
import { texts } from '../texts.ts';
import styles from './not-found-page.module.css';

export function NotFoundPage() {
  return (
    <Page title={texts.title} width="reading" lead={texts.lead}>
      <ul className={styles['ways']} aria-label={texts.ways}>
        {texts.places.map(({ to, label }, index) => (
          <li key={to}>
            <LinkButton to={to} variant={index === 0 ? 'primary' : 'secondary'} isWide>
              {label}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Page>
  );
}
