import { readFileSync } from 'node:fs';
import { readContract } from '../../../contract/load.ts';

export const OPERATIONS = readContract(readFileSync('openapi.yaml', 'utf8')).operations;
