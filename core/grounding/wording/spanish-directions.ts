import type { DirectionWord } from './direction-words.ts';

const art = '(el|la|los|las|su|lo|)';
const limit =
  '(rango|límite|limite|límites|valor|valores|intervalo|nivel|niveles|normal|esperado|referencia|rango normal|rango de referencia|rango esperado|límite superior|límite inferior|límite normal|valor normal|valores normales|rango impreso|rango saludable)';

/** Spanish words of the same meanings. */
export const spanishDirections: Readonly<Record<DirectionWord, string>> = {
  nothing: `
    rango normal; (valores|límites|intervalo|valor) (normales|normal); presión (arterial|) alta; presión (arterial|) baja; alta densidad; baja densidad; colesterol (bueno|malo); lo normal es; parte (baja|alta); dosis (baja|alta); alto riesgo; bajo riesgo; dado de alta; de alta; el alta; bajo (tratamiento|control|observación|supervisión); lóbulo (superior|inferior); lóbulos (superiores|inferiores)
  `,
  high: `
    alto; alta; altos; altas; elevado; elevada; elevados; elevadas; aumentado; aumentada; aumentados; aumentadas; por encima de ${art} ${limit}; por encima del ${limit}; por encima; encima del ${limit}; superior al ${limit}; superior a ${art} ${limit}; mayor de lo (normal|esperado); mayor que lo normal; más alto; más alta; más altos; más altas; más alto de lo (normal|esperado|habitual); más alta de lo (normal|esperado|habitual); excede; supera; sobrepasa; demasiado; demasiada; exceso; en exceso; subido; subida
  `,
  low: `
    bajo; baja; bajos; bajas; disminuido; disminuida; disminuidos; disminuidas; reducido; reducida; por debajo de ${art} ${limit}; por debajo del ${limit}; por debajo; debajo del ${limit}; inferior al ${limit}; inferior a ${art} ${limit}; menor de lo (normal|esperado); menor que lo normal; más bajo; más baja; más bajos; más bajas; más bajo de lo (normal|esperado|habitual); más baja de lo (normal|esperado|habitual); insuficiente; deficiente; deficiencia; falta; escaso; escasa
  `,
  normal: `
    normal; normales; dentro de ${art} ${limit}; dentro del ${limit}; en ${art} ${limit}; en el rango; dentro de lo (normal|esperado); dentro de los (límites|valores) (normales|de referencia|esperados); como se espera; como debe ser; adecuado; adecuada; correcto; correcta; bien; sin alteraciones; sin anomalías; sin anormalidades
  `,
  outside: `anormal; anormales; fuera de ${art} ${limit}; fuera del ${limit}; fuera de lo normal; fuera de rango; alterado; alterada; alterados; alteradas`,
  positive: `positivo; positiva; positivos; positivas; detectado; detectada; detectó; detectaron; encontró; encontraron; reactivo; presente; presentes; creció; hay`,
  negative: `
    negativo; negativa; negativos; negativas; no se (detectó|detectaron|encontró|encontraron|observa|observan|ve|ven|observó|observaron); no reactivo; ausente; ausentes; sin; no hay; no hubo; no muestra; no mostró; no creció; libre de; ningún; ninguna
  `,
  rising: `(ha subido|subió|aumentó|ha aumentado) (desde|respecto|comparado)`,
  falling: `(ha bajado|bajó|disminuyó|ha disminuido) (desde|respecto|comparado)`,
};
