import type { FileCase } from '../files/file-case.ts';

export const cameraCases = (): FileCase[] => [];
