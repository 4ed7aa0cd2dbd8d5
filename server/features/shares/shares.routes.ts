import type { ApiRoutes } from '#server/http/api-routes.ts';
import type { FeatureParts } from '#server/register-features.ts';

export type ShareRoutesDeps = FeatureParts;

export function registerShareRoutes(_routes: ApiRoutes, _deps: ShareRoutesDeps): void {}
