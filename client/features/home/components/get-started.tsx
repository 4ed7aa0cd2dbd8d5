import { LinkButton } from '#client/ui/button/link-button.tsx';
import { texts } from '../texts.ts';
import styles from './home.module.css';
import { Section } from './section.tsx';

export function GetStarted() {
  return (
    <div className={styles['start']}>
      <Section title={texts.start.title} lead={texts.start.text}>
        <div>
          <LinkButton to="/upload-document" variant="primary" size="large">
            {texts.hero.upload}
          </LinkButton>
        </div>
      </Section>
    </div>
  );
}
