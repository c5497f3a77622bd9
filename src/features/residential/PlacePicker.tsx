import { useRef } from 'react';
import { useSearchLocations } from '../../../generated/locations/locations.ts';
import type { Location } from '../../../generated/model/location.zod.ts';
import type { Stock } from '../../../generated/model/stock.zod.ts';
import type { Rows } from '../../api/rows.ts';
import type { GeneratorSettings } from '../../domain/proxies/generator.ts';
import { unreadText } from '../../domain/text.ts';
import { LANGUAGE } from '../../i18n/language.ts';
import { t } from '../../i18n/text.ts';
import { countryName, SENTENCES } from '../../platform/locale.ts';
import { ComboBox } from '../../ui/ComboBox.tsx';
import type { Item } from '../../ui/filter-items.ts';
import { queryState, type QueryState } from '../../ui/QueryView.tsx';
import { RestoreFocusButton } from '../../ui/RestoreFocus.tsx';
import { listedCode } from './generator-state.ts';
import * as css from './residential.css.ts';

type Level = 'country' | 'state' | 'city';

const TEXTS = {
  country: {
    label: t`Country`,
    any: t`Global`,
    idle: '',
    none: t`There is no country to pick here.`,
    offline: t`The countries need a connection.`,
    failed: t`The countries could not be loaded.`,
    retry: t`Retry countries`,
    retrying: t`Retrying countries`,
  },
  state: {
    label: t`State`,
    any: t`Any state`,
    idle: t`Pick a country first.`,
    none: t`There is no state to pick here.`,
    offline: t`The states need a connection.`,
    failed: t`The states could not be loaded.`,
    retry: t`Retry states`,
    retrying: t`Retrying states`,
  },
  city: {
    label: t`City`,
    any: t`Any city`,
    idle: t`Pick a state first.`,
    none: t`There is no city to pick here.`,
    offline: t`The cities need a connection.`,
    failed: t`The cities could not be loaded.`,
    retry: t`Retry cities`,
    retrying: t`Retrying cities`,
  },
};

const NOTES: Partial<Record<Stock, Pick<Item, 'note' | 'isDisabled'>>> = {
  low: { note: t`Few addresses` },
  none: { note: t`No addresses`, isDisabled: true },
};

type PlacePickerProps = {
  level: Level;
  places: Places;
  onChange: (code: string) => void;
};

// The key for "nothing picked", because a combobox has no empty key. No server code starts with this character.
const ANY = '\u0000any';

export function PlacePicker({ level, places, onChange }: PlacePickerProps) {
  const texts = TEXTS[level];
  const { code, invalidCount } = places;
  const isUnlisted = code !== '' && places.items.length === 0;
  const items = isUnlisted ? [{ value: code, label: code }] : places.items;
  const root = useRef<HTMLDivElement>(null);
  const none = invalidCount > 0 ? unreadText(invalidCount) : texts.none;
  const reasons: Record<Places['kind'], string | null> = {
    ...texts,
    loading: null,
    shown: places.items.length === 0 ? none : null,
  };
  return (
    // Receives the focus after a retry, because focusing the picker would open its list.
    <div ref={root} tabIndex={-1} className={css.placePicker}>
      <ComboBox
        label={texts.label}
        items={[{ value: ANY, label: texts.any }, ...items]}
        value={code === '' ? ANY : code}
        onChange={(picked) => onChange(picked === ANY ? '' : picked)}
        isLoading={places.kind === 'loading'}
        disabledReason={reasons[places.kind]}
        hint={places.soldOut ?? (invalidCount > 0 ? unreadText(invalidCount) : undefined)}
      />
      {places.kind === 'failed' || places.isRetrying ? (
        <RestoreFocusButton
          variant="link"
          size="sm"
          className={css.retryPlaces}
          successor={root}
          onClick={places.retry}
          pending={places.isRetrying}
          pendingLabel={t`Retrying`}
          aria-label={places.isRetrying ? texts.retrying : texts.retry}
        >
          {t`Retry`}
        </RestoreFocusButton>
      ) : null}
    </div>
  );
}

type Places = {
  items: readonly Item[];
  invalidCount: number;
  /** The picked code as spelled in the list, or as picked while there is no list; empty for any place. */
  code: string;
  /** Why nothing can be generated for the picked place. */
  soldOut: string | undefined;
  /** Idle while no place is picked on the level above, because there is nothing to load. */
  kind: 'idle' | QueryState<unknown>['kind'];
  isRetrying: boolean;
  retry: () => void;
};

const NONE: Pick<Places, 'items' | 'invalidCount'> = { items: [], invalidCount: 0 };

/** Removes duplicates, because a server may list a place twice and the picker hangs on duplicate keys. */
function placesOf({ rows, invalidCount }: Rows<Location>): Pick<Places, 'items' | 'invalidCount'> {
  const byCode = new Map(
    rows.map(({ stock = 'ok', ...place }) => [place.value, { ...place, ...NOTES[stock] }]),
  );
  return { items: [...byCode.values()], invalidCount };
}

/** Countries in the page's language. Servers send English names, and the search finds both. */
function countriesOf(rows: Rows<Location>): Pick<Places, 'items' | 'invalidCount'> {
  const { items, invalidCount } = placesOf(rows);
  const named = items.map((item) => {
    const code = item.value.toUpperCase();
    const name = /^[A-Z]{2}$/.test(code) ? countryName(code) : code;
    return name === code ? item : { ...item, label: name, alias: item.label };
  });
  return {
    items: named.toSorted((a, b) => a.label.localeCompare(b.label, SENTENCES)),
    invalidCount,
  };
}

const soldOutIn = (place: string) =>
  t`No addresses are free in ${place} at the moment. Choose another place.`;

const STALE_MS = 10 * 60 * 1000;

type Wanted = {
  isEnabled: boolean;
  country?: string;
  state?: string;
  picked: string;
  /** The list on the level above. Nothing loads until a place in that list is known. */
  above?: Pick<Places, 'code' | 'kind'>;
};

const NOTHING_ABOVE = { code: '', kind: 'idle' } as const;

function usePlacesOf(tier: GeneratorSettings['tier'], wanted: Wanted): Places {
  const { isEnabled, country = '', state = '', picked, above } = wanted;
  const isNeeded = isEnabled && above?.code !== '';
  const isExpected = isNeeded && above?.kind === 'loading';
  const isWanted = isNeeded && !isExpected;
  const query = useSearchLocations(
    { CountryCode: country, StateCode: state, MealType: tier },
    {
      query: {
        select: LANGUAGE === 'en' || above !== undefined ? placesOf : countriesOf,
        enabled: isWanted,
        staleTime: STALE_MS,
        // Places do not change while offline.
        refetchOnReconnect: true,
      },
    },
  );
  const list = isWanted ? query.data : undefined;
  const known = above?.code === '' ? '' : picked;
  const code = list === undefined ? known : listedCode(list.items, picked);
  const chosen = list?.items.find(({ value }) => value === code);
  return {
    ...(list ?? NONE),
    code,
    soldOut: chosen?.isDisabled ? soldOutIn(chosen.label) : undefined,
    kind: isExpected ? 'loading' : isWanted ? queryState(query).kind : 'idle',
    isRetrying: isWanted && query.isLoading && query.errorUpdateCount > 0,
    retry: () => void query.refetch(),
  };
}

/**
 * The three lists of places and their selected codes, each list cached by the place above it. Loads nothing until
 * enabled.
 */
export function usePlaces(
  { tier, ...picked }: GeneratorSettings,
  { isEnabled }: { isEnabled: boolean },
) {
  const country = usePlacesOf(tier, { isEnabled, picked: picked.country });
  const state = usePlacesOf(tier, {
    isEnabled,
    country: country.code,
    picked: picked.state,
    above: tier === 'premium' ? country : NOTHING_ABOVE,
  });
  const city = usePlacesOf(tier, {
    isEnabled,
    country: country.code,
    state: state.code,
    picked: picked.city,
    above: state,
  });
  const places: Record<Level, Places> = { country, state, city };
  return {
    places,
    codes: { country: country.code, state: state.code, city: city.code },
    soldOut: country.soldOut ?? state.soldOut ?? city.soldOut,
  };
}
