import { Upload } from 'lucide-react';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { Page } from '#client/ui/page/page.tsx';
import { useFilter } from '../hooks/use-filter.ts';
import { texts } from '../texts.ts';
import { DocumentsContent } from './documents-content.tsx';

const { list } = texts;

export function DocumentsPage() {
  const [filter, chooseFilter] = useFilter();
  return (
    <Page
      title={list.title}
      lead={list.subtitle}
      actions={
        <LinkButton to="/upload-document" variant="primary">
          <Icon of={Upload} />
          {list.uploadNew}
        </LinkButton>
      }
    >
      <Notice tone="info" title={list.guestTitle}>
        <p>{list.guest}</p>
      </Notice>
      <DocumentsContent filter={filter} onFilter={chooseFilter} />
    </Page>
  );
}
