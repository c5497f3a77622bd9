import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '@ambergate/contract-check/engine/program.ts';
import type { Browser, Locator, Page } from 'playwright-core';

/** GitHub shows READMEs about 840 px wide, so nothing is scaled down. */
export const SCREEN = { width: 840, height: 600 };
const CAPTION_PX = 44;
/** Sharp enough for high-density screens. */
const SCALE = 1.5;
const FRAME_MS = 40;
const MOVE_FRAMES = 9;
const KEY_MS = 60;

type Theme = 'dark' | 'light';
type Point = { x: number; y: number };

/** Records an animated picture of a page from screenshots with a caption and a mouse pointer. */
export class Recording {
  readonly #studio: Page;
  readonly #frames: { file: string; ms: number }[] = [];
  readonly #folder: string;
  #pointer: Point = { x: SCREEN.width * 0.7, y: SCREEN.height * 0.8 };

  private constructor(studio: Page, folder: string) {
    this.#studio = studio;
    this.#folder = folder;
  }

  static async start(browser: Browser, theme: Theme): Promise<Recording> {
    const folder = join('.cache', 'recording', theme);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const context = await browser.newContext({
      viewport: { width: SCREEN.width, height: SCREEN.height + CAPTION_PX },
      deviceScaleFactor: SCALE,
      colorScheme: theme,
    });
    const studio = await context.newPage();
    await studio.setContent(STUDIO);
    return new Recording(studio, folder);
  }

  async caption(text: string): Promise<void> {
    await this.#studio.locator('p').evaluate((element, caption) => {
      element.textContent = caption;
    }, text);
  }

  /** Shows the page for a while. */
  async show(page: Page, ms: number): Promise<void> {
    await this.#load(page);
    await this.#add(ms);
  }

  /** Moves the pointer to an element and clicks it. */
  async click(page: Page, element: Locator): Promise<void> {
    await element.scrollIntoViewIfNeeded();
    const box = await element.boundingBox();
    if (box === null) throw new Error('The element to click is not shown.');
    const from = this.#pointer;
    const to = { x: box.x + box.width / 2, y: box.y + box.height * 0.6 };
    await this.#load(page);
    for (let frame = 1; frame <= MOVE_FRAMES; frame += 1) {
      const part = (1 - Math.cos((Math.PI * frame) / MOVE_FRAMES)) / 2;
      this.#pointer = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      await this.#add(frame === MOVE_FRAMES ? 300 : FRAME_MS);
    }
    await page.mouse.click(to.x, to.y);
  }

  async type(page: Page, text: string): Promise<void> {
    for (const key of text) {
      await page.keyboard.press(key);
      await this.show(page, KEY_MS);
    }
  }

  /** Writes the animation and returns its last screen. */
  async save(file: string): Promise<Buffer> {
    const still = await this.#studio.screenshot({ type: 'jpeg', quality: 80 });
    await this.#studio.context().close();
    const frames = this.#frames.flatMap((frame) => ['-d', String(frame.ms), frame.file]);
    const options = ['-loop', '0', '-min_size', '-lossy', '-q', '70', '-m', '4'];
    const { exitCode, stderr, failure } = run('img2webp', [...options, ...frames, '-o', file]);
    if (exitCode !== 0) throw new Error(failure ?? stderr);
    return still;
  }

  async #load(page: Page): Promise<void> {
    const screen = await page.screenshot({ caret: 'initial' });
    await this.#studio.locator('img').evaluate(
      async (element, source) => {
        const image = element as HTMLImageElement;
        image.src = source;
        await image.decode();
      },
      `data:image/png;base64,${screen.toString('base64')}`,
    );
  }

  async #add(ms: number): Promise<void> {
    await this.#studio.locator('i').evaluate((element, { x, y }) => {
      element.style.transform = `translate(${x}px, ${y}px)`;
    }, this.#pointer);
    const file = join(this.#folder, `${String(this.#frames.length).padStart(4, '0')}.png`);
    writeFileSync(file, await this.#studio.screenshot());
    this.#frames.push({ file, ms });
  }
}

const STUDIO = `<style>
  :root { color-scheme: light dark }
  body { margin: 0; background: light-dark(#fff, #0d1117); color: light-dark(#1f2328, #f0f6fc); overflow: hidden }
  p { margin: 0; height: ${CAPTION_PX}px; font: 600 20px/${CAPTION_PX}px sans-serif; text-align: center }
  img { display: block; width: ${SCREEN.width}px; height: ${SCREEN.height}px }
  i { position: fixed; top: ${CAPTION_PX}px; left: 0; width: 0; height: 0 }
</style><p></p><img alt=""><i><svg width="22" height="30" viewBox="0 0 22 30">
  <path d="M2 1v22l5.5-5 3.8 9 4-1.7-3.8-8.8H19z" fill="#fff" stroke="#000" stroke-width="1.6"/>
</svg></i>`;
