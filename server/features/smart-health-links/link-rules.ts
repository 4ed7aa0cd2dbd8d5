import { sql } from 'kysely';
import type { SmartHealthLinkState } from '#core/smart-health-links/smart-health-link.ts';
import type { z } from 'zod';

/** Wrong passcodes in the whole life of a link: with the last of them it closes for good. */
export const mostTries = 10;

/** Links of one document, those that have ended included. */
export const mostLinks = 50;

/** Minutes in which a file can be fetched that a manifest points at. The standard allows an hour at most. */
export const fileMinutes = 15;

/** The database's clock decides what a link is at this moment. */
const isExpired = sql<boolean>`(smart_health_links.expires_at is not null and smart_health_links.expires_at <= now())`;
const isLocked = sql<boolean>`(smart_health_links.passcode_hash is not null and smart_health_links.tries >= ${mostTries})`;

/** Whether it has not ended, as far as passcodes do not tell. */
export const isLinkUp = sql<boolean>`(smart_health_links.revoked_at is null and not ${isExpired})`;
export const isLinkOpen = sql<boolean>`(${isLinkUp} and not ${isLocked})`;

export const linkState = sql<z.infer<typeof SmartHealthLinkState>>`case
  when smart_health_links.revoked_at is not null then 'revoked'
  when ${isExpired} then 'expired'
  when ${isLocked} then 'locked'
  else 'active' end`;

export const isFileFresh = sql<boolean>`smart_health_files.created_at > now() - make_interval(mins => ${fileMinutes}::int)`;
