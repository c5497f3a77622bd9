import { readFileSync } from 'node:fs';
import { readContract } from '../../../packages/contract-check/engine/load.ts';

export const OPERATIONS = readContract(readFileSync('openapi.yaml', 'utf8')).operations;
