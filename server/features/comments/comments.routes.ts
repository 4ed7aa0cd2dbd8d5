import type { ApiRoutes } from '#server/http/api-routes.ts';
import type { FeatureParts } from '#server/register-features.ts';

export type CommentRoutesDeps = FeatureParts;

export function registerCommentRoutes(_routes: ApiRoutes, _deps: CommentRoutesDeps): void {}
