import { readFileSync } from 'node:fs';
import { readContract } from '@ambergate/contract-check/engine/load.ts';

export const OPERATIONS = readContract(readFileSync('openapi.yaml', 'utf8')).operations;
