import type { Span } from '../../kernel/span.ts';
import type { BodySystem } from './judging/body-system.ts';
import type { Distance } from './judging/distance.ts';
import type { LaboratoryDoubt } from '../../reading/remarks/laboratory-remarks.ts';
import type { SampleProblem } from '../../reading/remarks/sample-problems.ts';
import type { OrderQuestion } from './order-questions.ts';
import type { Sensitivity } from './cultures/sensitivities.ts';
import type { TestResult } from './test-result.ts';

/** How many results stand where. `total` counts those with a value that can be told, `unread` those whose number cannot be read. */
export type Counts = {
  total: number;
  outside: number;
  inside: number;
  doubted: number;
  byLimits: number;
  unread: number;
};

export type Named = { name: string; span: Span };

/** A test without a result, and why where the report says so. */
export type WithoutResult = Named & { reason: string | null };

/** How a line of good results is meant: inside of printed ranges, marked so by the report, or by limits for adults. */
export type InsideBy = 'range' | 'mark' | 'limits';

/** One thing to tell of a laboratory report, before any words about it. */
export type LaboratoryMessage =
  | { kind: 'no_result_shown'; test: Named | null }
  | { kind: 'no_clear_result'; spans: Span[] }
  | { kind: 'critical'; results: TestResult[] }
  | { kind: 'called_critical'; spans: Span[] }
  | { kind: 'all_doubted'; remark: LaboratoryDoubt; isUrgent: boolean }
  | { kind: 'taken_back'; results: TestResult[] }
  | { kind: 'count'; counts: Counts; told: TestResult[]; all: TestResult[] }
  | { kind: 'words_count'; found: TestResult[]; absent: TestResult[]; unread: number }
  | { kind: 'no_ranges'; results: TestResult[] }
  | { kind: 'count_by_limits'; outside: TestResult[]; inside: number; areMore: boolean }
  | { kind: 'disputed_count'; results: TestResult[] }
  | { kind: 'calm'; worst: Distance | 'inside' }
  | { kind: 'show_doctor'; isGood: boolean; isSoon: boolean }
  | { kind: 'doubted'; results: TestResult[]; problem: SampleProblem; spans: Span[] }
  | { kind: 'corrected'; changed: { name: string; earlier: string | null }[]; withdrawn: string[]; spans: Span[] }
  | { kind: 'preliminary'; results: TestResult[]; spans: Span[] }
  | { kind: 'new_sample'; spans: Span[] }
  | { kind: 'pending' | 'unread'; tests: Named[] }
  | { kind: 'not_done'; tests: WithoutResult[] }
  | { kind: 'elsewhere' | 'uncertain' | 'coded' | 'impossible' | 'mismatched' | 'converted'; results: TestResult[] }
  | { kind: 'disputed'; result: TestResult }
  | { kind: 'baby_pregnant'; spans: Span[] }
  | { kind: 'result'; results: TestResult[] } // of one test and one direction
  | { kind: 'cause'; result: TestResult; isNamedPlainly: boolean; causes: string | null } // of what a test is, and of what moves it
  | { kind: 'system'; system: BodySystem; outside: TestResult[]; total: number; valued: number } // with so many values
  | { kind: 'outside_too'; results: TestResult[] } // of systems that hold less
  | { kind: 'without_range'; results: TestResult[]; isTold: boolean } // that no range is printed, at the head
  | { kind: 'by_limits'; results: TestResult[] } // of one source
  | { kind: 'by_limits_too'; results: TestResult[] }
  | { kind: 'limits_differ'; result: TestResult }
  | { kind: 'stretch'; result: TestResult } // outside its range, in a stretch that has a name
  | { kind: 'looks_for'; result: TestResult; isNamedPlainly: boolean; causes: string | null }
  | { kind: 'germ'; culture: string; germs: (Named & { isStray?: boolean })[]; isMain: boolean } // where it is all there is
  | { kind: 'growth' | 'no_growth'; culture: string; spans: Span[] }
  | { kind: 'sensitivities'; answer: Sensitivity; germ: string | null; medicines: Named[] } // of one germ where there are several
  | { kind: 'medicines_of_several'; spans: Span[] }
  | { kind: 'inside'; system: BodySystem | null; results: TestResult[]; by: InsideBy; isFirst: boolean } // null: of several systems
  | { kind: 'found'; isUrine: boolean; results: TestResult[] }
  | { kind: 'absent'; isUrine: boolean; results: TestResult[] }
  | { kind: 'not_compared'; results: TestResult[] }
  | { kind: 'blood_type'; results: TestResult[] }
  | { kind: 'order'; answer: 'yes' | 'no'; questions: (Named & { question: OrderQuestion })[] };
