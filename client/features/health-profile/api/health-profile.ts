import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { HealthProfile } from '#core/health-profile/health-profile.ts';
import { callApi } from '#client/lib/call-api.ts';

const path = '/api/users/health-profile';

/** What a person has written about themselves; empty lists where nothing is. */
export const healthProfileQuery = queryOptions({
  queryKey: ['health-profile'],
  queryFn: ({ signal }) => callApi({ path, output: HealthProfile, signal }),
});

export const saveHealthProfile = (body: HealthProfile) => callApi({ path, method: 'PUT', body, output: HealthProfile });

export const deleteHealthProfile = () => callApi({ path, method: 'DELETE', output: z.null() });
