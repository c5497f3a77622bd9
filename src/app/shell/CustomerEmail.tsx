import { useSession } from '../../session/session.ts';

/** The e-mail of the signed-in customer; its place is there before it is known, so that nothing moves. */
export function CustomerEmail({ className }: { readonly className: string }) {
  const { email } = useSession();
  return (
    <span className={className} title={email}>
      {email}
    </span>
  );
}
