import { points, ranked } from './point-forms.ts';
import { link, toDigit, type ScaleForm } from './scale-form.ts';

const minute = String.raw`(?:\s?(?:at|@)?\s?\(?(?:1|one|5|five|10|ten)\s?(?:min(?:ute)?s?\b|['’])\.?\)?|\s?@\s?(?:10|[15])|\((?:10|[15])\)|[¹⁵])`;
const score = String.raw`(?:10|\d)(?!\d)(?:${minute}(?!\s?[:=]))?`;
const gap = String.raw`(?:[\s,;/&]{1,3}(?:(?:and|then)\s)?)`;

export const birthScales: readonly ScaleForm[] = [
  {
    scale: 'apgar',
    keys: ['apgar'],
    form: String.raw`\bAPGARs?(?:${link}|\s)(?:${minute}[\s:=-]{1,3})?(?<value>${score}(?:${gap}(?:${minute}[\s:=-]{1,3})?${score}(?!\s?min)){0,2})`,
    tidy: (printed) => (printed.replace(new RegExp(minute, 'gi'), ' ').match(/\d{1,2}/g) ?? []).join('/'),
  },
  points('bishop', ['bishop'], String.raw`Bishop(?:['’]s)?(?= score)`, 13),
  points('ballard', ['ballard'], '(?:New )?Ballard(?: exam(?:ination)?|(?= score))', 50),
  ranked(
    'bristol_stool',
    ['bristol', 'bsfs'],
    'Bristol(?: stool)?(?: (?:chart|form|scale|type))*|BSFS(?: type)?',
    String.raw`[1-7](?:\s?[-–/]\s?[1-7])?`,
    toDigit,
  ),
];
