import { useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { QueryView, type Query, type QueryViewProps } from '../../../src/ui/QueryView.tsx';
import { testApi } from '../../setup/test-api.tsx';
import { click } from '../../setup/user.ts';

type Plans = { names: readonly string[]; invalidCount: number };

const refetch = vi.fn<() => void>();
const LOADING: Query<Plans> = {
  data: undefined,
  isPaused: false,
  isError: false,
  isPlaceholderData: false,
  refetch,
};
const plans = (names: readonly string[], invalidCount = 0): Query<Plans> => ({
  ...LOADING,
  data: { names, invalidCount },
});

const textsOf = (what: string) => ({
  failed: `${what} could not be loaded`,
  offline: `${what} could not be loaded without a connection`,
});

function viewOf(query: Query<Plans>) {
  return (
    <QueryView
      query={query}
      texts={textsOf('Your plans')}
      loading={<input aria-label="Kept" />}
      list={({ names, invalidCount }) => ({ rows: names, invalidCount })}
      empty={<p>No plan yet</p>}
      renderAround={(list) => <section aria-label="Plans">{list}</section>}
    >
      {({ names }) => <p>{names.join()}</p>}
    </QueryView>
  );
}
const show = (query: Query<Plans>) => render(viewOf(query));
const text = () => document.body.textContent;

describe('a view shows one state of its query at a time', () => {
  test('loading', () => {
    show(LOADING);
    expect(screen.getByLabelText('Kept').closest('[aria-busy="true"]')).not.toBeNull();
  });

  test('offline, even if it failed before', () => {
    show({ ...LOADING, isPaused: true, isError: true });
    expect(text()).toContain('Your plans could not be loaded without a connection');
  });

  test('failed, with a Retry button', async () => {
    show({ ...LOADING, isError: true });
    expect(text()).toContain('Your plans could not be loaded');
    await click('Retry');
    expect(refetch).toHaveBeenCalledOnce();
  });

  test('empty, inside the frame of the list', () => {
    show(plans([]));
    expect(screen.getByRole('region', { name: 'Plans' }).textContent).toBe('No plan yet');
  });

  test('loaded, and not busy', () => {
    show(plans(['one', 'two']));
    expect(text()).toBe('one,two');
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  });

  test('loaded data stays if a later call fails or there is no connection', () => {
    show({ ...plans(['one']), isError: true, isPaused: true });
    expect(text()).toBe('one');
  });

  test('placeholder data is shown as busy until the new data arrives', () => {
    show({ ...plans(['one']), isPlaceholderData: true });
    expect(screen.getByText('one').closest('[aria-busy="true"]')).not.toBeNull();
  });

  test('placeholder data is not shown if the new data cannot load', () => {
    show({ ...plans(['one']), isPlaceholderData: true, isPaused: true });
    expect(text()).toContain('Your plans could not be loaded without a connection');
  });
});

describe('unreadable rows', () => {
  test('are counted beside the readable ones', () => {
    show(plans(['one'], 2));
    expect(text()).toBe('2 rows could not be readone');
  });

  test('prevent the list from being called empty', () => {
    show(plans([], 1));
    expect(text()).toBe('1 row could not be read');
  });
});

test('an element that the loading and the loaded state share keeps the focus', () => {
  const Card = ({ name }: { name?: string }) => <a href="/pricing">Buy {name}</a>;
  const whole = (query: Query<{ name: string }>) => (
    <QueryView query={query} texts={textsOf('Your data')} loading={<Card />} list={null}>
      {({ name }) => <Card name={name} />}
    </QueryView>
  );
  const query = { ...LOADING, data: undefined };
  const { rerender } = render(whole(query));
  screen.getByRole('link').focus();
  rerender(whole({ ...query, data: { name: 'Basic' } }));
  expect(document.activeElement?.textContent).toBe('Buy Basic');
});

test('a view that is rendered after its query has failed shows the failure', async () => {
  const { Api } = testApi(() => undefined);
  const { promise, reject } = Promise.withResolvers<string>();
  let showDialog = (): void => undefined;
  function Later({ title, children }: { title: string; children: ReactNode }) {
    const [isShown, setShown] = useState(false);
    showDialog = () => setShown(true);
    return isShown ? <section aria-label={title}>{children}</section> : null;
  }
  // A dialog renders its content in the frames after it opened, without a render of the component around it.
  function Details() {
    const query = useQuery({ queryKey: ['order'], queryFn: () => promise });
    return (
      <Later title={query.data ?? 'Unknown'}>
        <QueryView query={query} texts={textsOf('The order')} list={null} loading="Looking">
          {(order) => order}
        </QueryView>
      </Later>
    );
  }
  render(<Details />, { wrapper: Api });
  await act(async () => {
    reject(new Error('Out of order'));
    // A separate timer calls its listeners.
    await new Promise((resolve) => setTimeout(resolve));
    await new Promise((resolve) => setTimeout(resolve));
  });
  act(showDialog);
  expect(screen.getByText('The order could not be loaded')).toBeDefined();
});

test('a panel that omits a state does not compile', () => {
  type Props<Data> = QueryViewProps<Data>;
  type Asked<Data> = Pick<Props<Data>, 'query' | 'texts' | 'loading' | 'children'>;
  type List<Data> = {
    list: (data: Data) => { rows: readonly Data[]; invalidCount: number };
    empty: null;
  };
  type Rows = string[];
  type Page = { records: readonly string[]; total: number };
  expectTypeOf<Asked<Rows> & List<Rows>>().toExtend<Props<Rows>>();
  expectTypeOf<Asked<Rows> & Omit<List<Rows>, 'empty'>>().not.toExtend<Props<Rows>>();
  expectTypeOf<Omit<Asked<Rows>, 'loading'> & List<Rows>>().not.toExtend<Props<Rows>>();
  expectTypeOf<Omit<Asked<Rows>, 'texts'> & List<Rows>>().not.toExtend<Props<Rows>>();
  // A view of rows must also show the number of unreadable ones.
  expectTypeOf<Asked<Rows>>().not.toExtend<Props<Rows>>();
  expectTypeOf<Asked<Rows> & { list: null }>().not.toExtend<Props<Rows>>();
  expectTypeOf<Asked<Page> & { list: null }>().not.toExtend<Props<Page>>();
  expectTypeOf<Asked<number> & { list: null }>().toExtend<Props<number>>();
});
