import { Refused } from './refused.ts';

/** Validates a field; throws Refused when it is invalid. */
export type Check = (value: unknown, name: string) => void;

const no = (name: string): never => {
  throw new Refused(422, `Der Wert von ${name} passt nicht`);
};

export const text =
  (min: number, max: number): Check =>
  (value, name) => {
    const length = typeof value === 'string' ? Array.from(value).length : -1;
    if (length < min || length > max) no(name);
  };

export const integer =
  (min: number, max: number): Check =>
  (value, name) => {
    if (!Number.isInteger(value) || Number(value) < min || Number(value) > max) no(name);
  };

export const number =
  (min: number, max: number): Check =>
  (value, name) => {
    if (typeof value !== 'number' || !(value >= min && value <= max)) no(name);
  };

export const matching =
  (pattern: RegExp): Check =>
  (value, name) => {
    if (typeof value !== 'string' || !pattern.test(value)) no(name);
  };

export const oneOf =
  (...values: unknown[]): Check =>
  (value, name) => {
    if (!values.includes(value)) no(name);
  };

/** From `min` to `max` values, all different unless duplicates are allowed. */
export const list =
  (check: Check, max: number, min = 1, mayRepeat = false): Check =>
  (value, name) => {
    const values: unknown[] = Array.isArray(value) ? value : no(name);
    if (values.length < min || values.length > max) no(name);
    if (!mayRepeat && new Set(values).size < values.length) no(name);
    for (const one of values) check(one, name);
  };

export const email: Check = (value, name) => {
  text(3, 254)(value, name);
  if (!/^[^@\s]+@[^@\s]+\.[^@\s.]+$/.test(String(value))) no(name);
};

export const digits: Check = (value, name) => {
  if (typeof value !== 'string' || !/^\d{6}$/.test(value)) no(name);
};

export const moment: Check = (value, name) => {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(value)) no(name);
};

export const amount: Check = (value, name) => {
  if (typeof value !== 'number' || !(value > 0) || value > 100_000) no(name);
};

export const optional =
  (check: Check): Check =>
  (value, name) => {
    if (value !== undefined) check(value, name);
  };

export const password = text(6, 128);
export const code = text(0, 64);
export const tier = oneOf('basic', 'premium');
