import type { Condition } from '../../../../src/kernel/expression/condition.ts'
import {
  asks,
  between,
  choose,
  cmp,
  count,
  create,
  done,
  dropped,
  figure,
  formula,
  gaps,
  groups,
  impossible,
  is,
  list,
  metric,
  move,
  named,
  oneOf,
  refuse,
  undone,
  update,
  value,
  yes,
  type Gold,
  type Part,
} from '../../gold.ts'

const OGGI = '2026-11-21'
/** A Sunday, on which the salon is closed. */
const DOMANI = '2026-11-22'
const LUNEDI = '2026-11-23'
const MARTEDI = '2026-11-24'
const GIOVEDI = '2026-11-26'

const [BIANCA, MIRANDA, CAROLINA] = ['Bianca Torresan', 'Miranda Galeotti', 'Carolina Vezzosi']
const [LEANDRO, FATIMA, ROSALBA] = ['Leandro Missoni', 'Fatima Zerouali', 'Rosalba Iacono']
const PULIZIA = 'Pulizia viso profonda'
const RADIO = 'Radiofrequenza corpo'
const EPILAZIONE = 'Epilazione gamba intera'
const VITAMINA = 'Viso luminoso alla vitamina C'

const di = (cliente: string) => is('cliente', named(cliente))
const con = (operatrice: string) => is('operatrice', named(operatrice))
const nella = (cabina: string) => is('cabina', named(cabina))
const il = (giorno: string) => is('giorno', giorno)
const alle = (ora: string) => is('ora', ora)
const cognome = (detto: string) => is('cognome', detto)
const nome = (detto: string) => is('nome', detto)

const pomeriggio = between('ora', '13:00', '17:59')
const novembre = between('giorno', '2026-11-01', '2026-11-30')
const confermato = is('stato', 'confermato')
const assente = is('stato', 'assente')
const completato = is('stato', 'completato')
const atteso = oneOf('stato', 'prenotato', 'confermato')
const viene = oneOf('stato', 'prenotato', 'confermato', 'in_corso', 'completato')
const attivo = is('stato', 'attivo')

const incasso = (from: string, to: string) => metric('incasso_oggi', { from, to })
/** Sessions that are left, as the card of the customer or her open package says them. */
const residue = (cliente: string, chi: Condition): readonly Gold[] => [
  value('cliente', 'sedute_residue', [chi]),
  value('pacchetto', 'residue', [di(cliente), attivo]),
]
const compleanno = (from: string, until: string): Condition => ({ field: 'data_nascita', op: 'yearly', value: { from, until } })
const perMese = (...where: readonly Condition[]) =>
  groups('appuntamento', 'giorno', { per: 'month', where: [...between('giorno', '2026-01-01', '2026-12-31'), ...where] })
const daRiordinare = list('prodotto', [oneOf('stato', 'esaurito', 'scorta_bassa')])
const inScadenza = list('prodotto', [is('stato', 'in_scadenza')])
const primo = {
  sort: [
    { field: 'giorno', direction: 'asc' },
    { field: 'ora', direction: 'asc' },
  ],
  first: 1,
} as const

/** Kept apart: sentences of the one who works in the cabin and of the owner in the evening. Nobody tunes the engine on these. */
export const part: Part = {
  turns: [
    // From the cabin, with gloves on, and in the evening over the accounts.
    {
      says: 'Mi dici gli appuntamenti di Susanna della settimana prossima?',
      style: 'plain',
      gold: list('appuntamento', [con('Susanna'), ...between('giorno', LUNEDI, '2026-11-29')]),
    },
    {
      says: 'Chi è la prossima cliente di Giada?',
      style: 'plain',
      gold: [list('appuntamento', [con('Giada'), atteso], primo), value('appuntamento', 'cliente', [con('Giada'), di(CAROLINA), il(OGGI)])],
    },
    {
      says: 'In quale cabina si fa il massaggio delle 15?',
      style: 'plain',
      gold: value('appuntamento', 'cabina', [il(OGGI), alle('15:00')]),
    },
    {
      says: 'Quanti appuntamenti sono saltati a novembre senza che la cliente avvisasse?',
      style: 'plain',
      gold: count('appuntamento', [assente, ...novembre]),
    },
    { says: 'Qual è l’indirizzo e-mail di Miranda Galeotti?', style: 'plain', gold: value('cliente', 'email', [cognome('Galeotti')]) },
    { says: 'Quando compie gli anni Bianca Torresan?', style: 'plain', gold: value('cliente', 'data_nascita', [cognome('Torresan')]) },
    { says: 'Quali clienti sono venute più di dieci volte?', style: 'plain', gold: list('cliente', [cmp('visite', 'gt', 10)]) },
    {
      says: 'Qual è la cliente che ha speso di più?',
      style: 'plain',
      gold: list('cliente', [], { sort: [{ field: 'spesa_totale', direction: 'desc' }], first: 1 }),
    },
    {
      says: 'Chi ha dato il consenso al marketing?',
      style: 'plain',
      gold: [list('cliente', [is('marketing', 'si')]), list('consenso', [is('tipo', 'marketing'), is('stato', 'firmato')])],
    },
    {
      says: 'Che pacchetto ha Rosalba Iacono?',
      style: 'plain',
      gold: [list('pacchetto', [di(ROSALBA)]), value('pacchetto', 'nome', [di(ROSALBA)])],
    },
    {
      says: 'A chi restano due sedute o meno?',
      style: 'plain',
      gold: [list('pacchetto', [attivo, cmp('residue', 'lte', 2)]), list('cliente', between('sedute_residue', 1, 2))],
    },
    { says: 'Quali trattamenti costano meno di 50 euro?', style: 'plain', gold: list('trattamento', [cmp('prezzo', 'lt', 5000)]) },
    {
      says: 'Ogni quanti giorni va rifatta l’epilazione della gamba intera?',
      style: 'plain',
      gold: value('trattamento', 'richiamo', [nome(EPILAZIONE)]),
    },
    {
      says: 'Quali prodotti di rivendita sono esauriti?',
      style: 'plain',
      gold: list('prodotto', [is('uso', 'rivendita'), is('stato', 'esaurito')]),
    },
    { says: 'Di che marca è la maschera argilla?', style: 'plain', gold: value('prodotto', 'marca', [nome('Maschera argilla')]) },
    { says: 'Come viene calcolata l’occupazione delle cabine?', style: 'plain', gold: formula('occupazione_cabine') },
    {
      says: 'Quanto vale in media un appuntamento completato?',
      style: 'plain',
      gold: figure('avg', 'appuntamento', 'prezzo', [completato]),
    },
    {
      says: 'Quanti appuntamenti ci sono stati, mese per mese, quest’anno?',
      style: 'plain',
      gold: [
        perMese(),
        perMese(viene),
        perMese(completato),
        perMese(cmp('giorno', 'lte', OGGI)),
        perMese(viene, cmp('giorno', 'lte', OGGI)),
      ],
    },
    {
      says: 'Fissa una radiofrequenza corpo per Miranda Galeotti sabato prossimo alle 10:30 con Susanna.',
      style: 'plain',
      gold: create('appuntamento', {
        cliente: named(MIRANDA),
        trattamento: named(RADIO),
        giorno: '2026-11-28',
        ora: '10:30',
        operatrice: named('Susanna'),
      }),
    },
    { says: 'Passa a Giada gli appuntamenti di Susanna di oggi pomeriggio.', style: 'plain', gold: impossible('appuntamento') },
    {
      says: 'Correggi il telefono di Leandro Missoni: 328 555 0499.',
      style: 'plain',
      gold: update('cliente', [cognome('Missoni')], { telefono: '3285550499' }),
    },
    {
      says: 'Togli dal listino il viso luminoso alla vitamina C.',
      style: 'plain',
      gold: [update('trattamento', [nome(VITAMINA)], { archivio: 'archiviato' }), impossible('trattamento')],
    },
    {
      says: 'Tieni chiusa la Cabina 1 lunedì mattina.',
      style: 'plain',
      gold: [asks('chiusura', 'motivo'), asks('chiusura', 'ora'), asks('chiusura', 'minuti')],
    },
    {
      says: 'chi mi tocca dopo pranzo?',
      style: 'colloquial',
      gold: [
        list('appuntamento', [il(OGGI), cmp('ora', 'gte', '13:00')]),
        list('appuntamento', [il(OGGI), cmp('ora', 'gte', '14:00')]),
        list('appuntamento', [il(OGGI), ...pomeriggio]),
        asks('appuntamento', 'operatrice'),
      ],
    },
    { says: "Missoni l'olio di mandorle lo può fare?", style: 'colloquial', gold: value('cliente', 'allergie', [cognome('Missoni')]) },
    {
      says: 'quella delle cinque e un quarto è confermata?',
      style: 'colloquial',
      gold: [yes('appuntamento', [il(OGGI), alle('17:15'), confermato]), value('appuntamento', 'stato', [il(OGGI), alle('17:15')])],
    },
    {
      says: 'mi sa che la Galeotti tarda, facciamola alle undici',
      style: 'colloquial',
      gold: update('appuntamento', [di(MIRANDA), il(OGGI)], { ora: '11:00' }),
    },
    { says: "giovedì Giada non c'è, chi aveva?", style: 'colloquial', gold: list('appuntamento', [con('Giada'), il(GIOVEDI)]) },
    {
      says: 'la Torresan passiamola a Susanna',
      style: 'colloquial',
      gold: [list('appuntamento', [di(BIANCA), atteso]), impossible('appuntamento'), refuse],
    },
    {
      says: 'Zerouali ha detto che va bene, mettila confermata',
      style: 'colloquial',
      gold: move('appuntamento', [di(FATIMA), atteso], 'confermato'),
    },
    { says: 'quanto gli manca a Leandro per finire il pacchetto?', style: 'colloquial', gold: residue(LEANDRO, cognome('Missoni')) },
    {
      says: 'di siero alla vitamina C quanti ne ho da vendere?',
      style: 'colloquial',
      gold: value('prodotto', 'quantita', [nome('Siero vitamina C 30 ml')]),
    },
    {
      says: "siamo messi meglio del mese scorso con l'incasso?",
      style: 'colloquial',
      gold: [
        metric('trattamenti_mese'),
        groups('appuntamento', 'giorno', {
          per: 'month',
          fn: 'sum',
          field: 'prezzo',
          where: [completato, ...between('giorno', '2026-10-01', '2026-11-30')],
        }),
      ],
    },
    {
      says: 'mi trovi un posto alle sei per una ceretta?',
      style: 'colloquial',
      gold: [gaps('appuntamento', OGGI, OGGI, 20), asks('appuntamento', 'cliente'), asks('appuntamento', 'trattamento')],
    },
    {
      says: 'fammi vedere la scheda della Iacono',
      style: 'colloquial',
      gold: [list('cliente', [cognome('Iacono')]), list('scheda', [di(ROSALBA)])],
    },
    { says: "che film c'è stasera?", style: 'colloquial', gold: refuse },
    {
      says: 'alle quindici chi ho in cabina tre',
      style: 'voice',
      gold: [
        list('appuntamento', [il(OGGI), alle('15:00'), nella('Cabina 3')]),
        value('appuntamento', 'cliente', [il(OGGI), alle('15:00')]),
      ],
    },
    {
      says: 'metti in agenda rosalba iacono per il viso luminoso alla vitamina c il tre dicembre alle nove e un quarto',
      style: 'voice',
      gold: asks('appuntamento', 'operatrice'),
    },
    {
      says: 'ehm quanti soldi abbiamo fatto con le epilazioni questo mese',
      style: 'voice',
      gold: figure('sum', 'appuntamento', 'prezzo', [is('categoria', 'epilazione'), completato, ...novembre]),
    },
    {
      says: 'segna che bianca torresan ha la pelle secca anzi no sensibile',
      style: 'voice',
      gold: update('cliente', [cognome('Torresan')], { tipo_pelle: 'sensibile' }),
    },
    { says: 'quando scade il pacchetto di leandro missoni', style: 'voice', gold: value('pacchetto', 'scadenza', [di(LEANDRO), attivo]) },
    {
      says: 'dimmi chi ha compiuto gli anni questo mese',
      style: 'voice',
      gold: [list('cliente', [compleanno('2026-11-01', '2026-11-22')]), list('cliente', [compleanno('2026-11-01', '2026-12-01')])],
    },
    { says: 'qunado scade la mascera argilla?', style: 'typo', gold: value('prodotto', 'scadenza', [nome('Maschera argilla')]) },
    {
      says: 'chi ha il pachetto finito',
      style: 'typo',
      gold: [list('pacchetto', [is('stato', 'esaurito')]), list('cliente', [cognome('Galeotti')])],
    },
    {
      says: 'confema Carolina delle 11 e 30',
      style: 'typo',
      gold: [value('appuntamento', 'stato', [di(CAROLINA), il(OGGI)]), impossible('appuntamento'), refuse],
    },
    { says: 'clienit con pelle mista', style: 'typo', gold: list('cliente', [is('tipo_pelle', 'mista')]) },
    {
      says: 'quanto costa il masaggio?',
      style: 'typo',
      gold: [list('trattamento', [is('categoria', 'massaggi')]), choose('trattamento', [is('categoria', 'massaggi')])],
    },
    {
      says: 'Giada martedì pomeriggio',
      style: 'elliptical',
      gold: list('appuntamento', [con('Giada'), il(MARTEDI), cmp('ora', 'gte', '13:00')]),
    },
    {
      says: 'Galeotti pacchetto',
      style: 'elliptical',
      gold: [list('pacchetto', [di(MIRANDA)]), list('pacchetto', [di(MIRANDA), attivo]), value('pacchetto', 'nome', [di(MIRANDA), attivo])],
    },
    { says: 'pulizia viso prezzo', style: 'elliptical', gold: value('trattamento', 'prezzo', [nome(PULIZIA)]) },
    { says: 'scorta bassa', style: 'elliptical', gold: [list('prodotto', [is('stato', 'scorta_bassa')]), daRiordinare] },
  ],
  dialogues: [
    {
      about: 'La cliente di domani',
      turns: [
        { says: 'chi viene domani?', gold: list('appuntamento', [il(DOMANI)]) },
        { says: 'a che ora?', gold: [refuse, list('appuntamento', [il(DOMANI)])] },
        { says: 'passala a Susanna', gold: [refuse, list('appuntamento', [il(DOMANI)])] },
        { says: 'sì', gold: refuse },
      ],
    },
    {
      about: 'Due clienti a confronto',
      turns: [
        { says: 'quanto ha speso Bianca Torresan?', gold: value('cliente', 'spesa_totale', [cognome('Torresan')]) },
        { says: 'e Miranda Galeotti?', gold: value('cliente', 'spesa_totale', [cognome('Galeotti')]) },
        {
          says: 'e quante volte è venuta?',
          gold: [
            value('cliente', 'visite', [cognome('Galeotti')]),
            count('appuntamento', [di(MIRANDA), oneOf('stato', 'in_corso', 'completato')]),
          ],
        },
      ],
    },
    {
      about: 'Una cabina e poi un’altra ora',
      turns: [
        { says: 'prenota Rosalba per una pulizia viso profonda lunedì alle 10 in cabina 1', gold: asks('appuntamento', 'operatrice') },
        { says: 'no aspetta, alle 11', gold: asks('appuntamento', 'operatrice') },
        {
          says: 'e mettila con Giada',
          gold: create('appuntamento', {
            cliente: named(ROSALBA),
            trattamento: named(PULIZIA),
            giorno: LUNEDI,
            ora: '11:00',
            operatrice: named('Giada'),
            cabina: named('Cabina 1'),
          }),
        },
        { says: 'va bene', gold: done },
      ],
    },
    {
      about: 'Un annullamento ritirato',
      turns: [
        { says: "annulla l'appuntamento di Fatima", gold: move('appuntamento', [di(FATIMA), atteso], 'cancellato') },
        { says: 'no niente, lascia così', gold: dropped },
      ],
    },
    {
      about: 'I prodotti, una domanda per volta',
      turns: [
        { says: 'prodotti in scadenza', gold: inScadenza },
        { says: 'e quelli sotto soglia?', gold: [list('prodotto', [is('stato', 'scorta_bassa')]), daRiordinare] },
        { says: 'solo quelli di cabina', gold: list('prodotto', [is('stato', 'scorta_bassa'), is('uso', 'cabina')]) },
      ],
    },
    {
      about: 'Segnata assente per sbaglio',
      turns: [
        { says: 'segna assente la Vezzosi di oggi', gold: move('appuntamento', [di(CAROLINA), il(OGGI)], 'assente') },
        { says: 'sì', gold: done },
        { says: 'ah no è arrivata, torna indietro', gold: undone },
      ],
    },
    {
      about: 'L’incasso, per capire',
      turns: [
        { says: 'incasso di ottobre', gold: incasso('2026-10-01', '2026-10-31') },
        { says: 'e di novembre?', gold: incasso('2026-11-01', '2026-11-30') },
        {
          says: 'dividilo per trattamento',
          gold: groups('appuntamento', 'trattamento', { fn: 'sum', field: 'prezzo', where: [completato, ...novembre] }),
        },
      ],
    },
  ],
}
