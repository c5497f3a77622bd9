import { http } from '../../src/api/http.ts';
/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import { CreateUserResponse } from '../model';
import type { CreateUserRequest } from '../model';

export const getCreateUserUrl = () => {
  return `/create-user`;
};

/**
 * A backend function without the envelope. The server decides who may create which account, and rejects everything else with HTTP 400. Recommended: only the configured email of the administrator, and only once. If the function and the API have different origins, the shop never sends the function a token.
 * @summary Create the administrator's account
 */
export const createUser = (
  createUserRequest: CreateUserRequest,
  options?: Parameters<typeof http>[1],
) => {
  const getHeaders = (
    h?: NonNullable<RequestInit['headers']>,
  ): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(
          h as Iterable<Iterable<string>>,
          (entry) => Array.from(entry) as [string, string],
        ),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
  return http<CreateUserResponse>(getCreateUserUrl(), {
    operationId: 'createUser',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(createUserRequest),
    schema: CreateUserResponse,
  });
};
