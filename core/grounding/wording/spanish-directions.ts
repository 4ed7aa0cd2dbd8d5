import type { DirectionWord } from './direction-words.ts';

/** Spanish words of the same meanings. */
export const spanishDirections: Readonly<Record<DirectionWord, string>> = {
  nothing: `
    rango normal; (valores|límites|intervalo|valor) (normales|normal); presión (arterial|) alta; presión (arterial|) baja; alta densidad; baja densidad; colesterol (bueno|malo); lo normal es; parte (baja|alta); dosis (baja|alta); alto riesgo; bajo riesgo; dado de alta; de alta; el alta; bajo (tratamiento|control|observación|supervisión); lóbulo (superior|inferior); lóbulos (superiores|inferiores)
  `,
  high: `
    alto; alta; altos; altas; elevado; elevada; elevados; elevadas; aumentado; aumentada; aumentados; aumentadas; por encima de @range; por encima del @range; por encima; encima del @range; superior al @range; superior a @range; mayor de lo (normal|esperado); mayor que lo normal; más alto; más alta; más altos; más altas; más alto de lo (normal|esperado|habitual); más alta de lo (normal|esperado|habitual); excede; supera; sobrepasa; demasiado; demasiada; exceso; en exceso; subido; subida
  `,
  low: `
    bajo; baja; bajos; bajas; disminuido; disminuida; disminuidos; disminuidas; reducido; reducida; por debajo de @range; por debajo del @range; por debajo; debajo del @range; inferior al @range; inferior a @range; menor de lo (normal|esperado); menor que lo normal; más bajo; más baja; más bajos; más bajas; más bajo de lo (normal|esperado|habitual); más baja de lo (normal|esperado|habitual); insuficiente; deficiente; deficiencia; falta; escaso; escasa
  `,
  normal: `
    normal; normales; dentro de @range; dentro del @range; en @range; en el rango; dentro de lo (normal|esperado); dentro de los (límites|valores) (normales|de referencia|esperados); como se espera; como debe ser; adecuado; adecuada; correcto; correcta; bien; sin alteraciones; sin anomalías; sin anormalidades
  `,
  outside: `anormal; anormales; fuera de @range; fuera del @range; fuera de lo normal; fuera de rango; alterado; alterada; alterados; alteradas`,
  positive: `positivo; positiva; positivos; positivas; detectado; detectada; detectó; detectaron; encontró; encontraron; reactivo; presente; presentes; creció; hay`,
  negative: `
    negativo; negativa; negativos; negativas; no se (detectó|detectaron|encontró|encontraron|observa|observan|ve|ven|observó|observaron); no reactivo; ausente; ausentes; sin; no hay; no hubo; no muestra; no mostró; no creció; libre de; ningún; ninguna
  `,
  rising: `(ha subido|subió|aumentó|ha aumentado) (desde|respecto|comparado)`,
  falling: `(ha bajado|bajó|disminuyó|ha disminuido) (desde|respecto|comparado)`,
};
