/** Printed forms by normal form, one unit a line. Forms are written folded: lower case, no spaces, "u" for micro, "^" before powers. */
function unitTable(lines: string): ReadonlyMap<string, string> {
  const forms = new Map<string, string>();
  for (const line of lines.trim().split('\n')) {
    const colon = line.indexOf(': ');
    const normal = line.slice(0, colon).trim();
    for (const form of line.slice(colon + 2).split(' ')) forms.set(form, normal);
  }
  return forms;
}

/** What stands before the stroke: "mg" of "mg/dL". */
export const amounts = unitTable(`
  kg: kg
  g: g gm gram grams
  mg: mg milligram milligrams mgalb mgalbumin
  ug: ug mcg microgram micrograms ugalb ughb ughgb
  ng: ng nanogram nanograms nghb nghgb
  pg: pg picogram picograms
  fg: fg
  mol: mol
  mmol: mmol mmole mmoles millimole millimoles
  umol: umol mcmol micromole micromoles
  nmol: nmol
  pmol: pmol
  fmol: fmol
  Eq: eq
  mEq: meq
  uEq: ueq
  mOsm: mosm mosmol osm
  U: u unit units e
  kU: ku kua ku_a
  mU: mu
  uU: uu mcu
  IU: iu i.u.
  kIU: kiu
  mIU: miu
  uIU: uiu mciu
  kat: kat
  ukat: ukat
  nkat: nkat
  L: l
  mL: ml
  uL: ul
  s: s sec
  mm: mm
  %: %
  #: # no
  cells: cell cells
  copies: copies copy cp
  CFU: cfu
  10^3: k thou thousand thousands th tsd tys
  10^5: lakh lakhs lac lacs
  10^6: m mil mill mio million millions
  10^9: bil bill billion billioncells
  10^12: trillion trillioncells
  log IU: logiu
  log copies: logcopies
  GPL: gpl
  MPL: mpl
  APL: apl
  AU: au arbitraryunits
  BAU: bau
  EU: eu e.u. ehrlichunits ehrlichu
  RU: ru
  index: index
  enzyme units: enzymeunits
  nmol BCE: nmolbce
  10^3 cells: kcells thousandcells
`);

/** What stands after a stroke: "dL" of "mg/dL". */
export const denominators = unitTable(`
  L: l liter litre
  dL: dl deciliter decilitre
  100 mL: 100ml
  mL: ml milliliter millilitre
  uL: ul mcl microliter microlitre
  nL: nl
  pL: pl
  fL: fl
  mm3: mm3 mm^3 cumm cmm cubicmm cubicmillimeter
  h: h hr hour 1h
  24 h: 24h 24hr 24hrs 24hours tag
  d: d day
  min: min
  s: s sec
  1.73 m2: 1.73m2 1.73m^2 1.73 1,73m2 1,73m^2 1.73sqm 1.73m 1.73m*2 1.73mxm
  m2: m2 m^2
  HPF: hpf highpowerfield
  LPF: lpf lowpowerfield
  field: field
  cm2: cm2 cm^2
  g: g gm
  kg: kg
  mg: mg
  mmol: mmol
  mol: mol
  g creat: gcreat gcreatinine gcr gcre gcrea gkreatinin
  mg creat: mgcreat mgcr mgcreatinine
  mmol creat: mmolcreat mmolcr mmolcreatinine mmolcrea
  mol Hb: molhb molhgb
  g Hb: ghb ghgb
  g fat: gfat
  100 WBC: 100wbc 100wbcs 100leukocytes
  100 cells: 100cells
  cell: cell
  WBC: wbc
  mL FEU: mlfeu
  L FEU: lfeu
  dL FEU: dlfeu
  mL DDU: mlddu
  total: total
  vol: vol volume
  CO: co
`);

/** Units that stand without a stroke. */
export const standalone = unitTable(`
  %: % percent pct
  volume fraction: volfr volfraction
  per mille: ‰
  fL: fl um3 um^3
  pg: pg
  g: g gm grams
  mg: mg
  ug: ug mcg
  ng: ng
  mL: ml
  uL: ul
  mmol: mmol
  umol: umol
  mEq: meq
  s: s sec secs second seconds
  mmHg: mmhg torr
  kPa: kpa
  mm: mm
  ratio: ratio
  index: index iv isr
  S/CO: s/co
  U: u unit units
  IU: iu
  AU: au a.u. arbitraryunits
  RU: ru
  ERU: eru
  GPL: gpl
  MPL: mpl
  MoM: mom
  titer: titer titre
  score: score
  CFU: cfu
  HPF: hpf
  LPF: lpf
  10^3: k
  enzyme units: enzymeunits
  log copies: logcopies
  mm/h: mm/1sthour mm/1sthr mm/1sth mm/1hr mm/firsthour mm/1.h
  mL/min: ml/min.
  degC: degc degreesc
`);

/** Units of time and size: only believed where a column holds nothing but units. */
export const columnOnly = unitTable(`
  a: a y yr yrs year years
  mo: mo month months
  wk: wk week weeks
  d: d day days
  h: h hr hrs hour hours
  min: min minute minutes
  kg: kg
  L: l
  cm: cm
  in: in
  lb: lb lbs
  weeks: wks
`);
