import { eanOf, SMALL, type Size } from '../../conformance/centro/sample.ts'

/** A view over so many records, and what is done with it. Shared by the page and by who drives it. */
export interface Case {
  readonly name: string
  /** What it holds, for the table. */
  readonly holds: string
  readonly size: Size
  readonly address: string
  /** What stands on the page once the view is painted: a selector, and how many at least. */
  readonly shown: readonly [selector: string, least: number]
  /** What is carried, by how many pixels. */
  readonly drag?: { readonly on: string; readonly by: readonly [x: number, y: number] }
  /** What a reader types, one code after the other, each with Enter; and the line that follows. */
  readonly scan?: { readonly codes: readonly string[]; readonly line: string }
  /** Over what the wheel is turned, and which way; there and back. */
  readonly scroll?: { readonly on: string; readonly by: readonly [x: number, y: number] }
}

const centro = (tab: string, view: string, more = '') => `/centro?scheda=${tab}&mostra=${view}${more}`

export const cases: readonly Case[] = [
  {
    name: 'timeline',
    holds: '60 lanes × 92 days, 1,000 records',
    size: { ...SMALL, mezzi: 60, noleggi: 1000 },
    address: centro('noleggi', 'timeline', '&giorni=92'),
    shown: ['button[data-record]', 100],
    drag: { on: 'button[data-record][aria-label*="renotat"]', by: [160, 40] },
    scroll: { on: '[data-cells]', by: [0, 120] },
  },
  {
    name: 'day',
    holds: '12 columns, 200 records',
    size: { ...SMALL, campi: 12, partiteOggi: 200, partitePassate: 3000 },
    address: centro('agenda', 'day'),
    shown: ['button[data-record]', 60],
    drag: { on: 'button[data-record][aria-label*="renotat"]', by: [160, 120] },
    scroll: { on: '[data-column]', by: [60, 14] },
  },
  {
    name: 'plan',
    holds: '60 tables, 36 parties',
    size: { ...SMALL, tavoli: 60 },
    address: centro('bar', 'plan'),
    shown: ['[data-spot]', 50],
    drag: { on: '[data-spot][aria-roledescription]', by: [160, 60] },
    scroll: { on: '[data-spot]', by: [0, 60] },
  },
  {
    name: 'counter',
    holds: '20,000 articles',
    size: { ...SMALL, articoli: 20_000 },
    address: centro('banco', 'counter'),
    shown: ['ul[aria-label="Righe del conto"], input[type="search"], [role="searchbox"]', 1],
    scan: { codes: [11, 5003, 19_990, 777, 12_345].map(eanOf), line: 'ul[aria-label="Righe del conto"] > li' },
  },
  {
    name: 'month',
    holds: '3,000 records',
    // All of them on the page that is shown, and of today more than it draws at once.
    size: { ...SMALL, campi: 8, partiteOggi: 120, partitePassate: 2880, giorniPassati: 24 },
    address: centro('agenda', 'month'),
    shown: ['[data-record]', 60],
    drag: { on: 'button[data-record][aria-roledescription]', by: [-300, 40] },
    scroll: { on: 'button[data-record]', by: [0, 120] },
  },
  {
    name: 'week',
    holds: '12 lanes, 200 records',
    size: { ...SMALL, campi: 12, partiteOggi: 100, partitePassate: 10_000 },
    address: centro('agenda', 'week'),
    shown: ['button[data-record]', 50],
    drag: { on: 'button[data-record]:has-text("Prenotata")', by: [160, 120] },
    scroll: { on: 'button[data-record]', by: [0, 120] },
  },
  {
    name: 'grid',
    holds: '40 people × 60 dates',
    size: { ...SMALL, allievi: 40, lezioni: 60 },
    address: centro('registro', 'grid'),
    shown: ['[data-row="39"]', 1],
    scroll: { on: '[data-row="3"]', by: [120, 60] },
  },
  {
    name: 'chart',
    holds: '3 panels, 12 months, 3,000 records',
    size: { ...SMALL, partitePassate: 3000 },
    address: '/centro?scheda=panoramica',
    shown: ['[data-slice]', 2],
    scroll: { on: 'footer', by: [0, 12] },
  },
  {
    name: 'board',
    holds: '4 columns, 3,000 records',
    size: { ...SMALL, campi: 8, partiteOggi: 120, partitePassate: 2880 },
    address: centro('agenda', 'board'),
    shown: ['button[data-record]', 120],
    drag: { on: 'button[data-record]', by: [300, 60] },
    scroll: { on: 'section:nth-of-type(3) button[data-record]', by: [0, 120] },
  },
  {
    name: 'cards',
    holds: '3,000 records',
    size: { ...SMALL, campi: 8, partiteOggi: 120, partitePassate: 2880 },
    address: centro('agenda', 'cards'),
    shown: ['[data-record]', 60],
    scroll: { on: '[data-record]', by: [0, 120] },
  },
  {
    name: 'list',
    holds: '10,000 records',
    size: { ...SMALL, campi: 30, partitePassate: 10_000 },
    address: centro('agenda', 'list'),
    shown: ['[data-record]', 10],
    scroll: { on: '[data-record]', by: [0, 360] },
  },
  {
    name: 'groups',
    holds: '100 families of 1,000 people',
    size: { ...SMALL, soci: 1000 },
    address: centro('soci', 'groups'),
    shown: ['[data-record], li button', 30],
    scroll: { on: 'li', by: [0, 120] },
  },
  {
    name: 'report',
    holds: 'a month of 1,500 records',
    size: { ...SMALL, campi: 30, partitePassate: 3000, giorniPassati: 48 },
    address: '/centro?scheda=rendiconto',
    shown: ['main tbody tr', 5],
    scroll: { on: 'tbody tr', by: [0, 60] },
  },
]

/** What `bench:lists` looks at: as many records as no demo has. */
export const lists: readonly Case[] = [
  {
    name: 'hundred-thousand',
    holds: '100,000 records',
    size: { ...SMALL, campi: 30, partitePassate: 100_000 },
    address: centro('agenda', 'list'),
    shown: ['[data-record]', 10],
    scroll: { on: '[data-record]', by: [0, 360] },
  },
]
