import { FileText, Upload } from 'lucide-react';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { usePageHeading } from '#client/ui/page/use-page-heading.ts';
import { texts } from '../texts.ts';
import { Example } from './example.tsx';
import styles from './hero.module.css';

export function Hero() {
  const heading = usePageHeading(texts.windowTitle);
  return (
    <div className={styles['frame']}>
      <div className={styles['hero']}>
        <div className={styles['words']}>
          <h1 ref={heading} tabIndex={-1}>
            {texts.hero.title}
          </h1>
          <p className={styles['lead']}>{texts.hero.lead}</p>
          <div className={styles['actions']}>
            <LinkButton to="/upload-document" variant="primary" size="large">
              <Icon of={Upload} />
              {texts.hero.upload}
            </LinkButton>
            <LinkButton to="/documents" size="large">
              <Icon of={FileText} />
              {texts.hero.view}
            </LinkButton>
          </div>
          <p className={styles['free']}>{texts.hero.free}</p>
        </div>
        <Example />
      </div>
    </div>
  );
}
