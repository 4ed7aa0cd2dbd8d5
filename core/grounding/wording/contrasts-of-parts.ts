import { pair, same, type ContrastSet } from './contrast-set.ts';

/** Of vessels, nerves, tendons and other neighbours in the body, which one. */
export const partContrasts: readonly ContrastSet[] = [
  {
    fault: 'analyte',
    isOfRows: true,
    members: [
      pair('right coronary(?: artery)?|rca', 'rca|right coronary|pda'),
      pair('left anterior descending|lad', 'lad|left anterior descending|d1|d2|diagonal'),
      pair('circumflex|lcx', 'l?cx|circumflex|om\\d?|obtuse marginal'),
      pair('left main(?: stem)?', 'lmc?a?|lms|left main'),
    ],
  },
  {
    fault: 'analyte',
    isOfRows: true,
    members: [
      pair('(?:inner|internal) carotid', 'ica|internal carotid'),
      pair('common carotid', 'cca|common carotid'),
      pair('(?:outer|external) carotid', 'eca|external carotid'),
    ],
  },
  {
    fault: 'analyte',
    members: [
      pair('femoral vein', 'femoral|cfv|sfv'),
      pair('popliteal vein|vein behind (?:the|your) (?:\\w+ )?knee', 'popliteal'),
      pair('peroneal veins?|fibular veins?', 'peroneal|fibular'),
      pair('iliac vein', 'iliac'),
      pair('saphenous vein', 'saphenous|gsv|ssv'),
    ],
  },
  { fault: 'analyte', members: ['supraspinatus', 'infraspinatus', 'subscapularis', 'teres minor'].map(same) },
  {
    fault: 'analyte',
    members: ['median nerve', 'ulnar nerve', 'radial nerve', 'sural nerve', 'peroneal nerve'].map((name) =>
      pair(name, name.replace(' nerve', '')),
    ),
  },
  {
    fault: 'analyte',
    members: [
      pair('umbilical hernia|hernia (?:at|in|of|near) (?:the|your) (?:navel|belly button)', 'umbilical|navel'),
      pair('inguinal hernia|hernia in (?:the|your|his|her) (?:\\w+ )?groin|groin hernia', 'inguinal|groin'),
      pair('hiatal hernia|hiatus hernia', 'hiat\\w+'),
      pair('incisional hernia', 'incisional'),
    ],
  },
  { fault: 'analyte', members: [same('transition(?:al)? zone'), same('peripheral zone'), same('central zone')] },
  {
    fault: 'analyte',
    members: [
      pair('scaphoid', 'scaphoid'),
      pair('ulnar styloid|tip of the ulna', 'ulnar styloid|ulna\\w*'),
      pair('(?:end of the |distal )radius', 'radius|radial|colles'),
      pair('(?:break|fracture)[^.;]* elbow', 'elbow|olecranon|supracondylar|radial (?:head|neck)'),
    ],
  },
  {
    fault: 'analyte',
    members: [
      pair('forceps', 'forceps'),
      pair('ca?esarean|c-section', 'ca?esarean|c-?\\/?section|lscs|c\\/s'),
      pair('ventouse|vacuum', 'ventouse|vacuum|kiwi'),
    ],
  },
  {
    fault: 'analyte',
    isOfRows: true,
    members: [pair('ppsv ?23', 'ppsv ?23|pneumovax'), pair('pcv ?\\d+', 'pcv ?\\d+|prevnar\\w*')],
  },
  {
    fault: 'family',
    members: [
      pair('parents should', 'parents?|mother|father|first[- ]degree|family|relatives'),
      pair(
        '(?:brothers|sisters|siblings)[^.;]{0,24} should',
        'siblings?|brothers?|sisters?|first[- ]degree|family|relatives',
      ),
      pair('children should', 'children|sons?|daughters?|offspring|first[- ]degree|family|relatives'),
    ],
  },
];
