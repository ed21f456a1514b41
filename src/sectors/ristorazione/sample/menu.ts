import * as k from '../../../kernel/describe.ts'
import type { piatto } from '../piatto.ts'
import type { prodotto } from '../prodotto.ts'
import type { Portata } from '../tempi.ts'
import { contiene } from './allergeni.ts'

type Piatto = k.Stored<'piatto', (typeof piatto)['fields']>
type Prodotto = k.Stored<'prodotto', (typeof prodotto)['fields']>

/** The first eleven are the sample rows, in their order. */
const MENU: readonly (readonly [
  nome: string,
  categoria: Portata,
  prezzo: number,
  costo: number,
  descrizione: string,
  allergeni: string,
])[] = [
  ['Margherita', 'pizze', 7.5, 1.85, 'Pomodoro, fiordilatte, basilico', 'glutine, latte'],
  ['Tagliatelle al ragù', 'primi', 11, 2.9, 'Pasta fresca, ragù cotto sei ore', 'glutine, uova, sedano'],
  ['Risotto agli asparagi', 'primi', 12.5, 3.4, 'Riso Carnaroli, asparagi verdi', 'latte'],
  ['Branzino al sale', 'secondi', 21, 8.1, 'Branzino intero, limone', 'pesce'],
  ['Diavola', 'pizze', 9, 2.4, 'Pomodoro, fiordilatte, salame piccante', 'glutine, latte'],
  ['Quattro stagioni', 'pizze', 9.5, 2.75, 'Carciofi, funghi, prosciutto cotto, olive', 'glutine, latte'],
  ['Antipasto della casa', 'antipasti', 10, 3.2, 'Salumi, formaggi, sottoli', 'latte'],
  ['Insalata', 'contorni', 4.5, 0.95, 'Misticanza, carote, pomodorini', ''],
  ['Birra media', 'bevande', 5, 1.3, 'Chiara alla spina, 40 cl', 'glutine'],
  ['Caffè', 'bevande', 1.5, 0.22, 'Espresso', ''],
  ['Tiramisù', 'dolci', 6, 1.55, 'Mascarpone, savoiardi, caffè', 'glutine, uova, latte'],
  ['Casoncelli alla bergamasca', 'primi', 12, 3.1, 'Burro, salvia, pancetta', 'glutine, uova, latte'],
  ['Tagliata di manzo', 'secondi', 19, 6.4, 'Rucola e grana', 'latte'],
  ['Polenta e funghi', 'secondi', 13, 2.8, 'Polenta taragna, porcini', 'latte'],
  ['Vitello tonnato', 'antipasti', 12, 3.3, 'Girello, salsa tonnata, capperi', 'uova, pesce, senape'],
  ['Patate al forno', 'contorni', 4.5, 0.8, 'Rosmarino', ''],
  ['Panna cotta', 'dolci', 5.5, 1.1, 'Frutti di bosco', 'latte'],
  ['Vino rosso della casa', 'bevande', 14, 4.2, 'Bottiglia da 75 cl', 'solfiti'],
  ['Acqua naturale', 'bevande', 2.5, 0.38, 'Bottiglia da 75 cl', ''],
]

export const piatti: readonly Piatto[] = MENU.map(([nome, categoria, prezzo, costo, descrizione, allergeni], at) => ({
  id: `piatto_${at + 1}`,
  version: 1,
  nome,
  categoria,
  prezzo: k.euro(prezzo),
  costo: k.euro(costo),
  iva: '10',
  descrizione,
  ...(allergeni !== '' && { allergeni: contiene(allergeni) }),
}))

export function piattoDi(nome: string): Piatto {
  const found = piatti.find((one) => one.nome.toLowerCase() === nome.toLowerCase())
  if (!found) throw new RangeError(`'${nome}' is not on the menu.`)
  return found
}

type Dispensa = readonly [
  nome: string,
  quantita: number,
  unita: Prodotto['unita'],
  costo: number,
  soglia: number,
  categoria: NonNullable<Prodotto['categoria']>,
  fornitore: string,
  allergeni?: string,
]
const [MOLINO, CASEIFICIO, ORTO, CANTINA] = ['Molino Tresoldi', 'Caseificio Valbrembo', 'Ortofrutta Serio', 'Cantine Moscato']
/** The first seven are the sample rows, in their order. */
const DISPENSA: readonly Dispensa[] = [
  ['Farina tipo 0', 32, 'kg', 0.95, 15, 'farine', MOLINO, 'glutine'],
  ['Fiordilatte', 4, 'kg', 7.8, 8, 'latticini', CASEIFICIO, 'latte'],
  ['Pomodori pelati', 26, 'kg', 1.6, 12, 'conserve', ORTO],
  ['Olio extravergine', 9, 'lt', 8.9, 6, 'conserve', ORTO],
  ['Vino rosso della casa', 5, 'bottiglie', 4.2, 12, 'cantina', CANTINA, 'solfiti'],
  ['Basilico fresco', 0.6, 'kg', 12, 1, 'verdura', ORTO],
  ['Acqua naturale 75 cl', 96, 'bottiglie', 0.38, 48, 'cantina', CANTINA],
  ['Riso Carnaroli', 18, 'kg', 2.9, 8, 'farine', MOLINO],
  ['Grana Padano', 6.5, 'kg', 13.5, 4, 'latticini', CASEIFICIO, 'latte'],
  ['Mascarpone', 3, 'kg', 6.9, 3, 'latticini', CASEIFICIO, 'latte'],
  ['Misticanza', 2.4, 'kg', 5.2, 2, 'verdura', ORTO],
  ['Panna fresca', 5, 'lt', 4.6, 3, 'latticini', CASEIFICIO, 'latte'],
  ['Vino bianco della casa', 18, 'bottiglie', 4, 12, 'cantina', CANTINA, 'solfiti'],
]

export const dispensa: readonly Prodotto[] = DISPENSA.map(
  ([nome, quantita, unita, costo, soglia, categoria, fornitore, allergeni], at) => ({
    id: `prodotto_${at + 1}`,
    version: 1,
    nome,
    quantita,
    unita,
    costo: k.euro(costo),
    soglia,
    categoria,
    fornitore,
    ...(allergeni !== undefined && { allergeni: contiene(allergeni) }),
  }),
)
