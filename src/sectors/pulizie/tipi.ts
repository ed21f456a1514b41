import type * as k from '../../kernel/describe.ts'

/** The kinds of work; the first five are those of the demo's day. The longer words of two that begin alike come first. */
export const tipi = {
  scale: 'Pulizia scale',
  uffici: 'Pulizia uffici',
  ambulatori: 'Sanificazione ambulatori',
  vetrate: 'Vetrate esterne',
  cantiere: 'Fine cantiere',
  negozio: 'Pulizia negozio',
  capannone: 'Pulizia capannone',
  straordinaria: 'Pulizia straordinaria',
  sanificazione: 'Sanificazione',
  altro: 'Altro',
} as const
export type Tipo = keyof typeof tipi

/** What the kinds are called besides. */
export const detti: Readonly<Partial<Record<Tipo, readonly string[]>>> = {
  scale: ['scale', 'androne', 'scala', 'pulizia scale', 'androni', 'parti comuni', 'vano scala', 'pianerottoli'],
  uffici: ['uffici', 'ufficio', 'pulizia uffici', 'studio', 'pulizia ufficio'],
  ambulatori: ['ambulatori', 'ambulatorio', 'sanificazione ambulatorio'],
  vetrate: ['vetri', 'vetrine', 'vetrata', 'vetrate', 'vetro', 'pulizia vetri', 'pulizia vetrate', 'finestre', 'vetrina', 'lavaggio vetri'],
  cantiere: ['fine lavori', 'dopo i muratori', 'dopo il cantiere', 'sgrosso'],
  negozio: ['negozio', 'pulizia negozio', 'negozi'],
  capannone: ['magazzino', 'capannoni', 'pulizia capannone'],
  straordinaria: ['straordinaria', 'straordinarie', 'pulizia straordinaria', 'a fondo', 'di fondo', 'fine cantiere'],
  sanificazione: ['disinfezione', 'sanificare', 'sanificazioni'],
}

/** How long a work of a kind usually takes, in minutes, and what is looked after. */
const lavori: Readonly<Record<Tipo, { readonly minuti: number; readonly voci: readonly string[] }>> = {
  scale: { minuti: 90, voci: ['Androne e ingresso', 'Rampe e pianerottoli', 'Corrimano e ringhiere', 'Ascensore', 'Vetri del portone'] },
  uffici: { minuti: 120, voci: ['Scrivanie e superfici', 'Pavimenti', 'Bagni e ricambi', 'Cestini e raccolta', 'Luci spente e allarme'] },
  ambulatori: {
    minuti: 120,
    voci: ['Superfici e lettini', 'Pavimenti con disinfettante', 'Bagni', 'Rifiuti sanitari', 'Registro firmato'],
  },
  vetrate: { minuti: 180, voci: ['Vetri fuori', 'Vetri dentro', 'Telai e davanzali', 'Area transennata e riaperta'] },
  cantiere: { minuti: 240, voci: ['Detriti e imballi', 'Polvere a secco', 'Vetri e infissi', 'Pavimenti', 'Bagni e sanitari'] },
  negozio: { minuti: 60, voci: ['Pavimento', 'Vetrina e porta', 'Banco e scaffali', 'Retro e bagno'] },
  capannone: { minuti: 240, voci: ['Corsie con lavasciuga', 'Aree di carico', 'Spogliatoi e bagni', 'Uffici di reparto'] },
  straordinaria: { minuti: 180, voci: ['Spostati gli arredi', 'Pulizia a fondo', 'Arredi al loro posto'] },
  sanificazione: { minuti: 120, voci: ['Detersione', 'Disinfettante con il suo tempo', 'Ambienti arieggiati', 'Scheda firmata'] },
  altro: { minuti: 90, voci: ['Lavoro concordato', 'Ambienti riordinati'] },
}

export const durataDi = (tipo: Tipo): number => lavori[tipo].minuti
/** What is looked after on a work of a kind, none of it done yet. */
export const listaDi = (tipo: Tipo): readonly k.CheckItem[] => lavori[tipo].voci.map((text) => ({ text }))
