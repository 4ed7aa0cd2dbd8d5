import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { emptyHealthProfile, type HealthProfile } from '#core/health-profile/health-profile.ts';
import { deleteHealthProfile, healthProfileQuery, saveHealthProfile } from '../api/health-profile.ts';
import { texts, type ListName } from '../texts.ts';

export type LineFault = keyof typeof texts.faults;

const maxLines = 50;
const maxLetters = 200;

/** A person's health profile. Every change is seen at once and saved in its turn; questions are put in order anew. */
export function useHealthProfile() {
  const queryClient = useQueryClient();
  const query = useQuery(healthProfileQuery);
  const [said, setSaid] = useState('');
  const profile = query.data ?? emptyHealthProfile;
  const afterChange = () => queryClient.invalidateQueries({ queryKey: ['interpretations'] });
  const saving = useMutation({
    scope: { id: 'health-profile' },
    mutationFn: saveHealthProfile,
    onSuccess: afterChange,
    onError: () => queryClient.invalidateQueries({ queryKey: healthProfileQuery.queryKey }),
  });
  const removing = useMutation({
    scope: { id: 'health-profile' },
    mutationFn: deleteHealthProfile,
    onSuccess: () => {
      queryClient.setQueryData(healthProfileQuery.queryKey, emptyHealthProfile);
      return afterChange();
    },
  });
  const change = (name: ListName, lines: string[], saying: string) => {
    const next: HealthProfile = { ...profile, [name]: lines };
    queryClient.setQueryData(healthProfileQuery.queryKey, next);
    setSaid(saying);
    saving.mutate(next);
  };
  return {
    query,
    profile,
    said,
    saveError: saving.error,
    removing,
    isEmpty: Object.values(profile).every((lines) => lines.length === 0),
    /** Says why not, where a line cannot be added. */
    add: (name: ListName, text: string): LineFault | undefined => {
      const line = text.trim();
      const fault = faultOf(profile[name], line);
      if (fault === undefined) change(name, [...profile[name], line], texts.added(line));
      return fault;
    },
    remove: (name: ListName, line: string) =>
      change(
        name,
        profile[name].filter((kept) => kept !== line),
        texts.removed(line),
      ),
  };
}

function faultOf(lines: readonly string[], line: string): LineFault | undefined {
  if (line === '') return 'empty';
  if (line.length > maxLetters) return 'long';
  if (lines.some((kept) => kept.toLowerCase() === line.toLowerCase())) return 'double';
  return lines.length >= maxLines ? 'full' : undefined;
}

export type HealthProfileState = ReturnType<typeof useHealthProfile>;
