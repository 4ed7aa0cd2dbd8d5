import type { ApiRoutes } from '#server/http/api-routes.ts';
import type { FeatureParts } from '#server/register-features.ts';

export function registerSharedRoutes(_routes: ApiRoutes, _deps: FeatureParts): void {}
