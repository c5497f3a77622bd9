import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { getSearchLocationsQueryKey } from '../../../generated/locations/locations.ts';
import { invalidateGetBandwidth, useGetBandwidth } from '../../../generated/proxies/proxies.ts';
import { PLANS, type Tier } from '../../domain/plans.ts';
import { buildProxyList, type ProxyConfigFields } from '../../domain/proxies/build.ts';
import type { Segment } from '../../domain/proxies/entry.ts';
import { segmentsOf } from '../../domain/proxies/format.ts';
import type { GeneratorSettings } from '../../domain/proxies/generator.ts';
import { usableTiers } from '../../domain/usage/usage.ts';
import { t } from '../../i18n/text.ts';
import { SegmentedLine, type OutputListHandle } from '../../proxy-lists/OutputList.tsx';
import { segmentColors } from '../../proxy-lists/proxy-lists.css.ts';
import { ProxyOutput } from '../../proxy-lists/ProxyOutput.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { spread, stack } from '../../ui/layout.css.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { RadioButtons } from '../../ui/RadioButtons.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { heading, tiny } from '../../ui/text.css.ts';
import { toolIcons } from '../../ui/tool-icons.ts';
import { BuyFirst, EMPTY_TEXT, hasDataLeft } from './BuyFirst.tsx';
import { DataLeft } from './DataLeft.tsx';
import {
  useGeneratorState,
  useListFormat,
  useOpenGenerator,
  tierPatch,
  HAS_OWNERS,
  ownerOf,
  type LineOwner,
} from './generator-state.ts';
import { GeneratorForm, LifeHint, segmentAt } from './GeneratorForm.tsx';
import { usePlaces } from './PlacePicker.tsx';
import * as css from './residential.css.ts';
import { SingleProxy } from './SingleProxy.tsx';
import { useGenerate } from './use-generate.ts';

const LIST_WORDS = { copy: t`Copy list`, copied: t`Copied!`, download: t`Download list` };

/** Residential data and the generator: docs/product/dashboard.md#residential. */
export function ResidentialPanel() {
  const bandwidth = useGetBandwidth();
  useOpenGenerator(bandwidth);
  const { settings, owner, isOpen, list, configs, choose, setList } = useGeneratorState();
  const format = useListFormat();
  const { places, codes, soldOut } = usePlaces(settings, { isEnabled: isOpen });
  const { generate, isGenerating } = useGenerate();
  const queryClient = useQueryClient();
  const pickTier = (tier: Tier) => {
    choose(tierPatch(tier, settings));
    // Switching reloads the data left, and the places once their pickers need them.
    void invalidateGetBandwidth(queryClient);
    const [everyList] = getSearchLocationsQueryKey();
    void queryClient.invalidateQueries({ queryKey: [everyList], refetchType: 'none' });
  };
  const [isRecipesOpen, setRecipesOpen] = useState(false);
  const [highlighted, setHighlighted] = useState<string>();
  const picked = { ...settings, ...codes };
  const output = useRef<OutputListHandle>(null);
  const generateList = () => {
    const focused = document.activeElement;
    generate(picked, () => {
      // Leave the focus alone if the customer has done something else in the meantime.
      if (document.activeElement === focused) output.current?.show();
    });
  };
  const config = configs[settings.tier];
  const { data } = bandwidth;
  const tiers = usableTiers(data);
  const hasList = list.entries.length > 0;
  const hasData = hasDataLeft(data, settings.tier);
  const offersData = isOpen && data !== undefined && !hasData && !hasList;
  return (
    <div className={stack[4]}>
      <DataLeft tier={isOpen ? settings.tier : null} isOffered={!offersData} />
      <Card
        padding="none"
        className={cx(css.panel, segmentColors)}
        data-highlighted={highlighted}
        aria-busy={!isOpen}
      >
        <div
          className={css.controls}
          onPointerOver={(event) => setHighlighted(segmentAt(event))}
          onPointerLeave={() => setHighlighted(undefined)}
          onFocus={(event) => setHighlighted(segmentAt(event))}
          onBlur={() => setHighlighted(undefined)}
        >
          <div className={spread}>
            <h2 className={heading}>{t`Proxy List`}</h2>
            {tiers.length > 1 ? (
              <RadioButtons
                label={t`Plan`}
                isLabelHidden
                options={tiers.map((value) => ({ value, label: PLANS[value].shortName }))}
                value={isOpen ? settings.tier : null}
                onChange={pickTier}
                layout="joined"
              />
            ) : null}
          </div>
          {isOpen ? (
            <>
              <GeneratorForm
                settings={settings}
                config={config}
                places={places}
                soldOut={soldOut}
                whyNot={HAS_OWNERS ? whyNotFor(ownerOf(owner, settings.tier)) : null}
                onChange={choose}
                onGenerate={generateList}
                isGenerating={isGenerating}
                isPrimary={hasData && !hasList}
              />
              <LifeHint settings={settings} />
              <SingleProxy settings={picked} config={config} soldOut={soldOut} />
              <div className={css.recipeMenu} data-commands="">
                <Button variant="link" size="sm" onClick={() => setRecipesOpen(true)}>
                  <Icon path={toolIcons.copy} />
                  <span>{t`Recipes`}</span>
                </Button>
                <span className={css.note}>{t`Save these settings or share them as a link.`}</span>
                {isRecipesOpen ? (
                  <RecipesDialog
                    settings={picked}
                    onApply={choose}
                    onClose={() => setRecipesOpen(false)}
                  />
                ) : null}
              </div>
            </>
          ) : (
            <Skeleton shape="field" count={4} />
          )}
        </div>
        <div inert={!isOpen} className={css.outputArea}>
          {isOpen ? null : <Skeleton shape="cover" className={css.outputSkeleton} />}
          <ProxyOutput
            list={list}
            format={format}
            emptyText={EMPTY_TEXT}
            emptyState={offersData ? <BuyFirst data={data} tier={settings.tier} /> : undefined}
            words={LIST_WORDS}
            onChange={setList}
            output={output}
            header={<LinePreview settings={picked} config={config} />}
            className={css.output}
          />
        </div>
      </Card>
    </div>
  );
}

/** Why no lines of this owner can be generated, or null. */
function whyNotFor({ user, isBare }: LineOwner): string | null {
  if (user === undefined || isBare || user.password !== '') return null;
  return t`Enter the password of ${user.name} first.`;
}

const RecipesDialog = lazyDialog(async () => (await import('./RecipesDialog.tsx')).RecipesDialog);

type LinePreviewProps = {
  settings: GeneratorSettings;
  /** The last configuration of this tier. Without it, the line shows the names of its parts. */
  config: ProxyConfigFields | undefined;
};

const SAMPLE_CONFIG: ProxyConfigFields = {
  proxyGlobalFmt: '',
  proxyCountryFmt: '',
  proxyStateFmt: '',
  proxyCityFmt: '',
  proxyPort: [10_000],
  proxyPwd: 'password',
  usProxyUrl: ['host'],
  userName: 'user',
  rotating: {
    proxyGlobalFmt: '{user}',
    proxyCountryFmt: '{user}-country-{country}',
    proxyStateFmt: '{user}-country-{country}-region-{state}',
    proxyCityFmt: '{user}-country-{country}-region-{state}-city-{city}',
  },
};

function LinePreview({ settings, config }: LinePreviewProps) {
  const [lineFormat] = useListFormat();
  const built = buildProxyList({
    config: config ?? SAMPLE_CONFIG,
    settings: { ...settings, amount: 1 },
    randomInt: () => 0,
  });
  const [entry] = built.ok ? built.entries : [];
  if (!built.ok || entry === undefined) return null;
  const segments = segmentsOf(entry, lineFormat, built.segments).map((segment) =>
    withPlaceholder(segment, config === undefined),
  );
  return (
    <div className={css.preview} role="group" aria-labelledby="line-preview">
      <span className={tiny} id="line-preview">
        {t`Preview`}
      </span>
      <code className={css.previewLine} dir="ltr">
        <SegmentedLine segments={segments} />
      </code>
    </div>
  );
}

/** Shows the name of the selected place only after the list is generated. */
function withPlaceholder({ kind, text }: Segment, isSample: boolean): Segment {
  if (kind === 'session') return { kind, text: 'session' };
  if (kind === 'port' && isSample) return { kind, text: 'port' };
  return { kind, text };
}
