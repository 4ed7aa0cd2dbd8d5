import type { Person } from '../../person.ts';
import type { StorySentence } from '../../story.ts';
import type { LaboratoryMessage } from '../laboratory-message.ts';
import * as bottom from './say-bottom-line.ts';
import * as limits from './say-by-limits.ts';
import * as cultures from '../cultures/say-cultures.ts';
import * as found from './say-found.ts';
import * as normal from './say-normal.ts';
import * as unclear from './say-unclear.ts';

/** The words for one message. Numbers in words of basis `document` are those of its rows; counts are written out. */
export function sayLaboratory(message: LaboratoryMessage, person: Person): StorySentence {
  switch (message.kind) {
    case 'no_result_shown':
      return bottom.sayNoResult(message);
    case 'no_clear_result':
      return bottom.sayNoClear(message);
    case 'critical':
      return bottom.sayCritical(message, person);
    case 'called_critical':
      return bottom.sayCalled(message);
    case 'all_doubted':
      return bottom.sayAllDoubted(message);
    case 'taken_back':
      return bottom.sayTakenBack(message);
    case 'count':
      return bottom.sayCount(message, person);
    case 'words_count':
      return bottom.sayWordsCount(message);
    case 'no_ranges':
      return bottom.sayNoRanges(message);
    case 'count_by_limits':
      return bottom.sayCountByLimits(message);
    case 'disputed_count':
      return bottom.sayDisputedCount(message);
    case 'calm':
      return bottom.sayCalm(message);
    case 'show_doctor':
      return bottom.sayShowDoctor(message, person);
    case 'doubted':
      return unclear.sayDoubted(message);
    case 'corrected':
      return unclear.sayCorrected(message);
    case 'preliminary':
      return unclear.sayPreliminary(message);
    case 'new_sample':
      return unclear.sayNewSample(message);
    case 'not_done':
      return unclear.sayNotDone(message);
    case 'pending':
    case 'unread':
      return unclear.sayAwaited(message);
    case 'elsewhere':
    case 'uncertain':
    case 'coded':
    case 'impossible':
    case 'mismatched':
    case 'converted':
      return unclear.sayUnusable(message);
    case 'disputed':
      return unclear.sayDisputed(message, person);
    case 'baby_pregnant':
      return unclear.sayBabyPregnant(message);
    case 'blood_type':
      return normal.sayBloodTypes(message);
    case 'not_compared':
      return unclear.sayNotCompared(message);
    case 'result':
      return found.sayResult(message, person);
    case 'cause':
      return found.sayCause(message, person);
    case 'outside_too':
      return found.sayOutsideToo(message);
    case 'found':
      return found.sayFound(message);
    case 'stretch':
      return limits.sayStretch(message);
    case 'system':
      return found.saySystem(message);
    case 'without_range':
      return limits.sayWithoutRange(message, person);
    case 'by_limits':
      return limits.sayByLimits(message);
    case 'by_limits_too':
      return limits.sayByLimitsToo(message);
    case 'limits_differ':
      return limits.sayLimitsDiffer(message);
    case 'looks_for':
      return found.sayLooksFor(message, person);
    case 'germ':
      return cultures.sayGerm(message);
    case 'growth':
    case 'no_growth':
      return cultures.sayGrowth(message);
    case 'medicines_of_several':
      return cultures.sayMedicinesOfSeveral(message);
    case 'sensitivities':
      return cultures.saySensitivities(message);
    case 'inside':
      return normal.sayInside(message);
    case 'absent':
      return normal.sayAbsent(message);
    case 'order':
      return normal.sayOrder(message, person);
  }
}
