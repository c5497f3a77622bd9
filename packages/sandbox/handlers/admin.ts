import type { Handlers } from '../operations.ts';
import { Refusal } from '../Refusal.ts';

export const admin = {
  async createUser({ backend: { store } }, { email, password }) {
    const created = store.customers.add(email, await store.passwords.hash(password), 'admin');
    if (!created) {
      throw new Refusal(
        400,
        'A user with this email address has already been registered',
        'email_taken',
      );
    }
    return { success: true, user: { email: created.email } };
  },
} satisfies Partial<Handlers>;
