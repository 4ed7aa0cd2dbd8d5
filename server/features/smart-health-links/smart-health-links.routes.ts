import type { ApiRoutes } from '#server/http/api-routes.ts';
import type { FeatureParts } from '#server/register-features.ts';

export type SmartHealthLinkRoutesDeps = FeatureParts;

export function registerSmartHealthLinkRoutes(_routes: ApiRoutes, _deps: SmartHealthLinkRoutesDeps): void {}
