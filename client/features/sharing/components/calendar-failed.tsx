import { Notice } from '#client/ui/notice/notice.tsx';
import { texts } from '../texts.ts';

export const CalendarFailed = () => <Notice tone="warning" role="alert" title={texts.expiry.calendarFailed} />;
