import { z } from 'zod';

/** Why something was done without the mail that belongs to it. */
export const WhyNoMail = z.enum(['no_mail_server', 'address_unknown', 'too_many']);
export type WhyNoMail = z.infer<typeof WhyNoMail>;
