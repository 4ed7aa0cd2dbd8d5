import type { ReactNode } from 'react';
import { Upload } from 'lucide-react';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Page } from '#client/ui/page/page.tsx';
import { useListView } from '../hooks/use-list-view.ts';
import { texts } from '../texts.ts';
import { DocumentsContent } from './documents-content.tsx';

const { list } = texts;

export type DocumentsPageProps = {
  /** How long the documents stay. */
  allowance?: ReactNode;
};

export function DocumentsPage({ allowance }: DocumentsPageProps) {
  const view = useListView();
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
      <DocumentsContent view={view} allowance={allowance} />
    </Page>
  );
}
