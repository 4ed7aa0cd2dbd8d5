/** What the readers of files have to tell, in Spanish, by their English words. */
export const spanishFileNotes: Record<string, string> = {
  'The letters of this file were stored in an old way (Latin-1). Check that accents and signs such as µ look right.':
    'Las letras de este archivo se guardaron de una manera antigua (Latin-1). Revise que los acentos y los signos como µ se vean bien.',
  'This PDF carries a small program. Readback did not run it. What the program would show is not explained here.':
    'Este PDF lleva un pequeño programa. Readback no lo ejecutó. Lo que el programa mostraría no se explica aquí.',
  'This PDF carries another file inside it. Readback did not open that file. What is in it is not explained here.':
    'Este PDF lleva otro archivo adentro. Readback no abrió ese archivo. Lo que hay en él no se explica aquí.',
  'This PDF asks to open another program or file. Readback did not do that. Take care before you allow it elsewhere.':
    'Este PDF pide abrir otro programa o archivo. Readback no lo hizo. Tenga cuidado antes de permitirlo en otro lugar.',
};
