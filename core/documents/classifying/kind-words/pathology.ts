import type { KindWords } from '../kind-words.ts';

export const pathologyKinds: readonly KindWords[] = [
  {
    kind: 'bone_marrow',
    title: `bone marrow; bone marrow (biopsy|aspirate|aspiration|report|examination|core|trephine|pathology); marrow (aspirate|biopsy|examination|trephine|aspirate smear); haematopathology; hematopathology`,
    sure: 'marrow aspirate; iliac crest; trephine biopsy; marrow trephine; cytology of the aspirate; (cellular |)particles present; ring sideroblasts; erythropoiesis; granulopoiesis; megakaryocytes; bone marrow infiltration',
    body: 'knochenmark; marrow cellularity; cellularity; trilineage; myeloid to erythroid; blasts; megakaryocytes; trephine; iliac crest; plasma cells; myeloid; erythroid',
  },
  {
    kind: 'molecular_pathology',
    title: `molecular (pathology|diagnostics|diagnostic|profiling|profile|tumor|test|testing|panel|oncology|analysis|report); next generation sequencing; NGS; tumor (profile|profiling|sequencing); genomic profile; genomic profiling; comprehensive genomic profiling; solid tumor (panel|profile); liquid biopsy; circulating tumor dna; FISH (analysis|report|test|testing); HER2 FISH; microsatellite instability (testing|test|analysis); mismatch repair (testing|analysis); mutation analysis; cancer molecular panel; oncotype; gene expression (profile|profiling|assay); somatic mutation; biomarker (report|testing)`,
    body: `tumor mutational burden; allele fraction; variant allele frequency; microsatellite (status|instability|stable); exon; not amplified; tmb; msi high; fusion; mutation detected; mutation not detected; somatic; egfr; kras; braf`,
  },
  {
    kind: 'cytology',
    title: `cytology; cytopathology; cytologic; cytological; pap (test|smear); thinprep; ThinPrep; fine needle (aspiration|aspirate); FNA; FNAC; cervical (screening|smear|cytology); cervical screening result; urine cytology; (non gyn|gyn|nongynecologic) (cytology|cytopathology); liquid based cytology; smear test`,
    body: 'bethesda; satisfactory for evaluation; transformation zone; endocervical component; intraepithelial lesion; squamous cells; atypical urothelial cells; malignant cells; cell block; atypical squamous cells; follicular cells; hpv',
  },
  {
    kind: 'surgical_pathology',
    title: `surgical pathology; synoptic report; synoptic; (anatomic|anatomical) pathology; pathology report; histology; histology report; histopathology; histopathology report; biopsy report; biopsy results; (endoscopic|gastric|colonic|duodenal|core|punch) (biopsy|biopsies); (biopsy|biopsies) pathology; dermatopathology; skin biopsy; prostate biopsy; neuropathology; anatomía patológica; anatomia patologica; surgical pathology report; tissue (examination|pathology); pathology consultation; pathology final report`,
    head: 'pathology; pathologist',
    body: `gross description; macroscopy; macroscopic; microscopy; microscopic description; microscopic; specimens submitted; specimen submitted; lymphovascular invasion; lymphovascular; perineural invasion; margins are; margins negative; margins uninvolved; received in formalin; formalin; cassette; h and e; histologic type; histologic grade; completely excised; sections show; needle cores; extraprostatic extension; seminal vesicle invasion; tumor location; gleason score; nodes examined; percent pattern`,
  },
];
