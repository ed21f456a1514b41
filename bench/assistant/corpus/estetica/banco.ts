import type { Condition } from '../../../../src/kernel/expression/condition.ts'
import {
  act,
  asks,
  between,
  choose,
  cmp,
  count,
  create,
  done,
  dropped,
  figure,
  filled,
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
const IERI = '2026-11-20'
const LUNEDI = '2026-11-23'
const MARTEDI = '2026-11-24'
const MERCOLEDI = '2026-11-25'
const VENERDI = '2026-11-27'

const [BIANCA, MIRANDA, CAROLINA] = ['Bianca Torresan', 'Miranda Galeotti', 'Carolina Vezzosi']
const [LEANDRO, FATIMA, ROSALBA] = ['Leandro Missoni', 'Fatima Zerouali', 'Rosalba Iacono']
const PULIZIA = 'Pulizia viso profonda'
const RADIO = 'Radiofrequenza corpo'
const EPILAZIONE = 'Epilazione gamba intera'
const MANICURE = 'Manicure semipermanente'
const VITAMINA = 'Viso luminoso alla vitamina C'

const di = (cliente: string) => is('cliente', named(cliente))
const con = (operatrice: string) => is('operatrice', named(operatrice))
const nella = (cabina: string) => is('cabina', named(cabina))
const il = (giorno: string) => is('giorno', giorno)
const cognome = (detto: string) => is('cognome', detto)
const nome = (detto: string) => is('nome', detto)

const mattina = cmp('ora', 'lt', '13:00')
const pomeriggio = between('ora', '13:00', '17:59')
const novembre = between('giorno', '2026-11-01', '2026-11-30')
const prenotato = is('stato', 'prenotato')
const assente = is('stato', 'assente')
const completato = is('stato', 'completato')
const atteso = oneOf('stato', 'prenotato', 'confermato')
const attivo = is('stato', 'attivo')

const incasso = (from: string, to: string) => metric('incasso_oggi', { from, to })
/** Sessions that are left, as the card of the customer or her open package says them. */
const residue = (cliente: string, chi: Condition): readonly Gold[] => [
  value('cliente', 'sedute_residue', [chi]),
  value('pacchetto', 'residue', [di(cliente), attivo]),
]
const compleanno = (from: string, until: string): Condition => ({ field: 'data_nascita', op: 'yearly', value: { from, until } })
const daRiordinare = list('prodotto', [oneOf('stato', 'esaurito', 'scorta_bassa')])
const inScadenza = list('prodotto', [is('stato', 'in_scadenza')])
const dopoMiranda = [il(OGGI), cmp('ora', 'gt', '09:46')]
const primo = {
  sort: [
    { field: 'giorno', direction: 'asc' },
    { field: 'ora', direction: 'asc' },
  ],
  first: 1,
} as const
const ultimo = { sort: [{ field: 'giorno', direction: 'desc' }], first: 1 } as const
/** Not seen for two months: by the calendar, with the day itself or without it, or for sixty days. */
const lontane = [
  [cmp('ultima_visita', 'lte', '2026-09-21')],
  [cmp('ultima_visita', 'lt', '2026-09-21')],
  [cmp('ultima_visita', 'lte', '2026-09-22')],
] as const
const leDue = oneOf('operatrice', named('Giada'), named('Susanna'))

/** The desk of a beauty salon: typed on the phone with one client paying and another waiting. */
export const part: Part = {
  turns: [
    // The day ahead.
    { says: 'Buongiorno, mi può dire gli appuntamenti di lunedì?', style: 'plain', gold: list('appuntamento', [il(LUNEDI)]) },
    {
      says: 'Chi abbiamo oggi pomeriggio?',
      style: 'plain',
      gold: [list('appuntamento', [il(OGGI), cmp('ora', 'gte', '13:00')]), list('appuntamento', [il(OGGI), ...pomeriggio])],
    },
    { says: 'A che ora viene Fatima Zerouali?', style: 'plain', gold: value('appuntamento', 'ora', [di(FATIMA), atteso]) },
    { says: 'Quali appuntamenti di oggi non sono ancora confermati?', style: 'plain', gold: list('appuntamento', [il(OGGI), prenotato]) },
    { says: 'Che cosa ha Giada in agenda domani?', style: 'plain', gold: list('appuntamento', [con('Giada'), il(DOMANI)]) },
    { says: 'Quanti appuntamenti ha Susanna oggi?', style: 'plain', gold: count('appuntamento', [con('Susanna'), il(OGGI)]) },
    {
      says: 'Ieri qualcuna non si è presentata?',
      style: 'plain',
      gold: [yes('appuntamento', [il(IERI), assente]), list('appuntamento', [il(IERI), assente])],
    },
    { says: 'In quale cabina è prenotato Leandro Missoni?', style: 'plain', gold: value('appuntamento', 'cabina', [di(LEANDRO), atteso]) },
    {
      says: 'Quali cabine sono libere oggi alle 14:30 per un’ora?',
      style: 'plain',
      gold: [
        list('cabina', [oneOf('nome', 'Cabina 2', 'Postazione mani')]),
        list('cabina', [nome('Cabina 2')]),
        gaps('appuntamento', OGGI, OGGI, 60),
      ],
    },
    {
      says: 'Quando è libera Giada lunedì per tre quarti d’ora?',
      style: 'plain',
      gold: gaps('appuntamento', LUNEDI, LUNEDI, 45, named('Giada')),
    },
    {
      says: 'C’è posto martedì mattina in Cabina 3 per un massaggio?',
      style: 'plain',
      gold: gaps('appuntamento', MARTEDI, MARTEDI, 50, named('Cabina 3')),
    },
    {
      says: 'oggi chi mi manca ancora?',
      style: 'colloquial',
      gold: [
        list('appuntamento', [il(OGGI), atteso]),
        list('appuntamento', [il(OGGI), oneOf('stato', 'prenotato', 'confermato', 'in_corso')]),
      ],
    },
    {
      says: "dopo la Galeotti chi c'è?",
      style: 'colloquial',
      gold: [
        list('appuntamento', dopoMiranda, primo),
        list('appuntamento', dopoMiranda),
        list('appuntamento', [...dopoMiranda, con('Susanna')], primo),
        list('appuntamento', [...dopoMiranda, nella('Cabina 2')], primo),
      ],
    },
    {
      says: 'la Vezzosi viene o no oggi?',
      style: 'colloquial',
      gold: [yes('appuntamento', [di(CAROLINA), il(OGGI), atteso]), value('appuntamento', 'stato', [di(CAROLINA), il(OGGI)])],
    },
    { says: 'ho un buco prima delle tre?', style: 'colloquial', gold: gaps('appuntamento', OGGI, OGGI, 15) },
    {
      says: "la Iacono quand'è che torna?",
      style: 'colloquial',
      gold: [
        value('appuntamento', 'giorno', [di(ROSALBA), atteso]),
        value('cliente', 'prossimo', [cognome('Iacono')]),
        list('appuntamento', [di(ROSALBA), atteso]),
      ],
    },
    { says: 'chi è che ci ha dato buca ieri?', style: 'colloquial', gold: list('appuntamento', [il(IERI), assente]) },
    { says: 'mi servono i numeri di quelle di domani', style: 'colloquial', gold: list('appuntamento', [il(DOMANI)]) },
    {
      says: 'io domani lavoro con quante cliente?',
      style: 'colloquial',
      gold: [count('appuntamento', [il(DOMANI)]), asks('appuntamento', 'operatrice')],
    },
    {
      says: 'allora dimmi chi viene oggi dopo le tre',
      style: 'voice',
      gold: [list('appuntamento', [il(OGGI), cmp('ora', 'gte', '15:00')]), list('appuntamento', [il(OGGI), cmp('ora', 'gt', '15:00')])],
    },
    {
      says: 'ehm la cabina due è libera mercoledì alle undici',
      style: 'voice',
      gold: [yes('cabina', [nome('Cabina 2')]), gaps('appuntamento', MERCOLEDI, MERCOLEDI, 15, named('Cabina 2'))],
    },
    { says: 'apuntamenti di domani', style: 'typo', gold: list('appuntamento', [il(DOMANI)]) },
    {
      says: 'quando vine Carolina Vezosi?',
      style: 'typo',
      gold: [
        value('appuntamento', 'giorno', [di(CAROLINA), atteso]),
        value('appuntamento', 'ora', [di(CAROLINA), atteso]),
        value('cliente', 'prossimo', [cognome('Vezzosi')]),
        list('appuntamento', [di(CAROLINA), atteso]),
      ],
    },
    { says: 'domani mattina?', style: 'elliptical', gold: list('appuntamento', [il(DOMANI), mattina]) },
    { says: 'Susanna lunedì', style: 'elliptical', gold: list('appuntamento', [con('Susanna'), il(LUNEDI)]) },
    // Bookings, moves and call-offs.
    {
      says: 'Prenota Bianca Torresan per una pulizia viso profonda martedì alle 16 con Giada in Cabina 1.',
      style: 'plain',
      gold: create('appuntamento', {
        cliente: named(BIANCA),
        trattamento: named(PULIZIA),
        giorno: MARTEDI,
        ora: '16:00',
        operatrice: named('Giada'),
        cabina: named('Cabina 1'),
      }),
    },
    {
      says: 'Sposta l’appuntamento di Fatima Zerouali alle 18.',
      style: 'plain',
      gold: update('appuntamento', [di(FATIMA), atteso], { ora: '18:00' }),
    },
    {
      says: 'Annulla il massaggio di Leandro Missoni di oggi.',
      style: 'plain',
      gold: move('appuntamento', [di(LEANDRO), il(OGGI)], 'cancellato'),
    },
    {
      says: 'Segna come confermato l’appuntamento di domani di Rosalba Iacono.',
      style: 'plain',
      gold: [list('appuntamento', [di(ROSALBA), il(DOMANI)]), refuse],
    },
    { says: 'Fissa un appuntamento per Carolina Vezzosi giovedì alle 10.', style: 'plain', gold: asks('appuntamento', 'trattamento') },
    {
      says: 'Sposta Giada alle 17.',
      style: 'plain',
      gold: [choose('appuntamento', [con('Giada'), il(OGGI), atteso]), choose('appuntamento', [con('Giada'), atteso])],
    },
    { says: 'spostami la manicure delle undici e mezza a mezzogiorno', style: 'colloquial', gold: impossible('appuntamento') },
    { says: 'metti Fatima in cabina 2 invece che in cabina 1', style: 'colloquial', gold: impossible('appuntamento') },
    { says: 'Rosalba domani la fa Susanna', style: 'colloquial', gold: [list('appuntamento', [di(ROSALBA), il(DOMANI)]), refuse] },
    {
      says: 'ho finito con Miranda',
      style: 'colloquial',
      gold: move('appuntamento', [di(MIRANDA), is('stato', 'in_corso')], 'completato'),
    },
    {
      says: 'è arrivata Carolina, la prendo adesso',
      style: 'colloquial',
      gold: move('appuntamento', [di(CAROLINA), il(OGGI)], 'in_corso'),
    },
    { says: 'Missoni ha chiamato, oggi non viene', style: 'colloquial', gold: move('appuntamento', [di(LEANDRO), il(OGGI)], 'cancellato') },
    {
      says: 'la Torresan vuole tornare giovedì alle 4 per la solita pulizia',
      style: 'colloquial',
      gold: asks('appuntamento', 'operatrice'),
    },
    { says: 'disdici quella di domani', style: 'colloquial', gold: [list('appuntamento', [il(DOMANI)]), refuse] },
    {
      says: "prenota fatima zerouali per l'epilazione gamba intera venerdì alle cinque e un quarto con giada",
      style: 'voice',
      gold: create('appuntamento', {
        cliente: named(FATIMA),
        trattamento: named(EPILAZIONE),
        giorno: VENERDI,
        ora: '17:15',
        operatrice: named('Giada'),
      }),
    },
    {
      says: 'senti sposta il massaggio di leandro missoni a lunedì alle dieci e mezza',
      style: 'voice',
      gold: update('appuntamento', [di(LEANDRO), atteso], { giorno: LUNEDI, ora: '10:30' }),
    },
    {
      says: "per favore disdici l'appuntamento di domani della iacono",
      style: 'voice',
      gold: [list('appuntamento', [di(ROSALBA), il(DOMANI)]), refuse],
    },
    {
      says: 'segna che carolina vezzosi oggi non si è presentata',
      style: 'voice',
      gold: move('appuntamento', [di(CAROLINA), il(OGGI)], 'assente'),
    },
    { says: 'sposta la mancure di Carolina alle 12', style: 'typo', gold: impossible('appuntamento') },
    { says: "anulla l'appuntamento di Fatima", style: 'typo', gold: move('appuntamento', [di(FATIMA), atteso], 'cancellato') },
    { says: 'prenota Mirnada giovedi alle 15 per la radiofrequnza', style: 'typo', gold: asks('appuntamento', 'operatrice') },
    { says: 'Vezzosi alle 12', style: 'elliptical', gold: [impossible('appuntamento'), asks('appuntamento', 'trattamento')] },
    // Clients and their cards.
    { says: 'Che numero di telefono ha Rosalba Iacono?', style: 'plain', gold: value('cliente', 'telefono', [cognome('Iacono')]) },
    {
      says: 'Miranda Galeotti ha qualche allergia?',
      style: 'plain',
      gold: [value('cliente', 'allergie', [cognome('Galeotti')]), yes('cliente', [cognome('Galeotti'), filled('allergie')])],
    },
    { says: 'Che tipo di pelle ha Fatima Zerouali?', style: 'plain', gold: value('cliente', 'tipo_pelle', [cognome('Zerouali')]) },
    {
      says: 'Quando è venuta l’ultima volta Carolina Vezzosi?',
      style: 'plain',
      gold: [value('cliente', 'ultima_visita', [cognome('Vezzosi')]), list('appuntamento', [di(CAROLINA), completato], ultimo)],
    },
    {
      says: 'Quanto ha speso da noi in tutto Rosalba Iacono?',
      style: 'plain',
      gold: value('cliente', 'spesa_totale', [cognome('Iacono')]),
    },
    {
      says: 'Quali clienti compiono gli anni a dicembre?',
      style: 'plain',
      gold: list('cliente', [compleanno('2026-12-01', '2027-01-01')]),
    },
    { says: 'Chi non ha dato il consenso per le foto?', style: 'plain', gold: list('cliente', [is('foto', 'no')]) },
    {
      says: 'Chi non si vede da più di due mesi?',
      style: 'plain',
      gold: [list('cliente', [cmp('ultima_visita', 'lt', '2026-09-21')]), list('cliente', [cmp('ultima_visita', 'lte', '2026-09-21')])],
    },
    { says: 'Quante clienti hanno la pelle sensibile?', style: 'plain', gold: count('cliente', [is('tipo_pelle', 'sensibile')]) },
    {
      says: 'Aggiungi una cliente nuova: Ilenia Baroni, cellulare 349 555 0417.',
      style: 'plain',
      gold: create('cliente', { nome: 'Ilenia', cognome: 'Baroni', telefono: '3495550417' }),
    },
    {
      says: 'Segna nelle note di Rosalba Iacono: preferisce la mattina.',
      style: 'plain',
      gold: [
        update('cliente', [cognome('Iacono')], { note: 'preferisce la mattina' }),
        update('cliente', [cognome('Iacono')], { note: 'Preferisce il primo pomeriggio.\npreferisce la mattina' }),
      ],
    },
    { says: 'Elimina la cliente Rosalba Iacono.', style: 'plain', gold: impossible('cliente') },
    {
      says: 'la Zerouali non può usare i profumi, giusto?',
      style: 'colloquial',
      gold: [value('cliente', 'allergie', [cognome('Zerouali')]), yes('cliente', [cognome('Zerouali'), is('allergie', 'profumi')])],
    },
    { says: 'chi devo richiamare?', style: 'colloquial', gold: list('cliente', [is('situazione', 'da_richiamare')]) },
    {
      says: 'quanto ci ha lasciato la Galeotti fino adesso?',
      style: 'colloquial',
      gold: value('cliente', 'spesa_totale', [cognome('Galeotti')]),
    },
    { says: 'di che umore è oggi la Torresan?', style: 'colloquial', gold: refuse },
    { says: 'che allergie ha leandro missoni', style: 'voice', gold: value('cliente', 'allergie', [cognome('Missoni')]) },
    {
      says: 'aggiungi una cliente si chiama marta beltrame telefono tre tre tre cinque cinque cinque zero quattro due due',
      style: 'voice',
      gold: create('cliente', { nome: 'Marta', cognome: 'Beltrame', telefono: '3335550422' }),
    },
    { says: 'telefno della Torresan', style: 'typo', gold: value('cliente', 'telefono', [cognome('Torresan')]) },
    { says: 'che pele ha la Iacono?', style: 'typo', gold: value('cliente', 'tipo_pelle', [cognome('Iacono')]) },
    { says: 'Torresan telefono', style: 'elliptical', gold: value('cliente', 'telefono', [cognome('Torresan')]) },
    { says: 'allergie Missoni', style: 'elliptical', gold: value('cliente', 'allergie', [cognome('Missoni')]) },
    // Packages.
    { says: 'Quante sedute sono rimaste a Leandro Missoni?', style: 'plain', gold: residue(LEANDRO, cognome('Missoni')) },
    {
      says: 'Quali pacchetti scadono entro la fine dell’anno?',
      style: 'plain',
      gold: [list('pacchetto', [attivo, cmp('scadenza', 'lte', '2026-12-31')]), list('pacchetto', between('scadenza', OGGI, '2026-12-31'))],
    },
    { says: 'Quanti pacchetti sono ancora attivi?', style: 'plain', gold: count('pacchetto', [attivo]) },
    {
      says: 'Chi ha una sola seduta rimasta?',
      style: 'plain',
      gold: [list('cliente', [is('sedute_residue', 1)]), list('pacchetto', [attivo, is('residue', 1)])],
    },
    {
      says: 'Fino a quando vale il pacchetto di Miranda Galeotti?',
      style: 'plain',
      gold: value('pacchetto', 'scadenza', [di(MIRANDA), attivo]),
    },
    {
      says: 'Vendi a Carolina Vezzosi un pacchetto di 10 epilazioni gamba intera a 320 euro.',
      style: 'plain',
      gold: [
        act('vendi_pacchetto', 'cliente', [cognome('Vezzosi')], { voce: named(EPILAZIONE), sedute: 10, prezzo: 32000 }),
        create('pacchetto', { cliente: named(CAROLINA), trattamento: named(EPILAZIONE), sedute: 10, prezzo: 32000 }),
      ],
    },
    { says: 'Leandro quante ne ha ancora del pacchetto?', style: 'colloquial', gold: residue(LEANDRO, cognome('Missoni')) },
    { says: 'ehm quante sedute ha ancora rosalba iacono', style: 'voice', gold: residue(ROSALBA, cognome('Iacono')) },
    { says: 'sedute rimaste a Leandor', style: 'typo', gold: residue(LEANDRO, cognome('Missoni')) },
    { says: 'pachetti scaduti', style: 'typo', gold: list('pacchetto', [is('stato', 'scaduto')]) },
    { says: 'sedute Iacono', style: 'elliptical', gold: [...residue(ROSALBA, cognome('Iacono')), list('appuntamento', [di(ROSALBA)])] },
    // The price list.
    { says: 'Quanto dura la radiofrequenza corpo?', style: 'plain', gold: value('trattamento', 'minuti', [nome(RADIO)]) },
    { says: 'Quali trattamenti viso facciamo?', style: 'plain', gold: list('trattamento', [is('categoria', 'viso')]) },
    {
      says: 'Qual è il trattamento più caro del listino?',
      style: 'plain',
      gold: list('trattamento', [], { sort: [{ field: 'prezzo', direction: 'desc' }], first: 1 }),
    },
    {
      says: 'Porta a 65 euro il prezzo del massaggio decontratturante.',
      style: 'plain',
      gold: update('trattamento', [nome('Massaggio decontratturante')], { prezzo: 6500 }),
    },
    { says: 'cosa ci vuole per una pulizia viso?', style: 'colloquial', gold: value('trattamento', 'prodotti', [nome(PULIZIA)]) },
    { says: "che smalto va di moda quest'inverno?", style: 'colloquial', gold: refuse },
    { says: 'quanto costa il viso luminoso alla vitamina c', style: 'voice', gold: value('trattamento', 'prezzo', [nome(VITAMINA)]) },
    { says: 'prezzo manicure', style: 'elliptical', gold: value('trattamento', 'prezzo', [nome(MANICURE)]) },
    // Products.
    { says: 'Quali prodotti sono da riordinare?', style: 'plain', gold: daRiordinare },
    { says: 'Quanto gel conduttore c’è rimasto?', style: 'plain', gold: value('prodotto', 'quantita', [nome('Gel conduttore')]) },
    {
      says: 'Quali prodotti scadono nei prossimi due mesi?',
      style: 'plain',
      gold: list('prodotto', between('scadenza', OGGI, '2027-01-21')),
    },
    { says: 'Che prodotti compriamo da Cosmetica Laghi?', style: 'plain', gold: list('prodotto', [is('fornitore', 'Cosmetica Laghi')]) },
    { says: 'di cera quanta ne ho?', style: 'colloquial', gold: value('prodotto', 'quantita', [nome('Cera orientale')]) },
    {
      says: 'la crema alla mandorla è finita?',
      style: 'colloquial',
      gold: [
        yes('prodotto', [nome('Crema corpo mandorla 250 ml'), is('stato', 'esaurito')]),
        value('prodotto', 'stato', [nome('Crema corpo mandorla 250 ml')]),
        value('prodotto', 'quantita', [nome('Crema corpo mandorla 250 ml')]),
      ],
    },
    {
      says: 'ho buttato due smalti ciliegia, toglili dal conto',
      style: 'colloquial',
      gold: update('prodotto', [nome('Smalto semipermanente ciliegia')], { quantita: 3 }),
    },
    {
      says: 'sono arrivati altri 6 sieri alla vitamina C',
      style: 'colloquial',
      gold: update('prodotto', [nome('Siero vitamina C 30 ml')], { quantita: 12 }),
    },
    { says: 'dunque quali prodotti stanno finendo', style: 'voice', gold: [list('prodotto', [is('stato', 'scorta_bassa')]), daRiordinare] },
    {
      says: 'ok allora vendi un siero alla vitamina c a bianca torresan',
      style: 'voice',
      gold: [
        create('vendita', { cliente: named(BIANCA), righe: [{ prodotto: 'prodotto_1', quantita: 1, prezzo: 3900, iva: '22' }] }),
        create('vendita', {
          cliente: named(BIANCA),
          righe: [{ prodotto: 'prodotto_1', quantita: 1, prezzo: 3900, iva: '22', costo: 1450 }],
        }),
      ],
    },
    { says: 'prdotti in scadenza', style: 'typo', gold: inScadenza },
    { says: 'quanto smlato ciliegia ho?', style: 'typo', gold: value('prodotto', 'quantita', [nome('Smalto semipermanente ciliegia')]) },
    // Money and figures.
    { says: 'Quanto abbiamo incassato oggi?', style: 'plain', gold: metric('incasso_oggi') },
    { says: 'Qual è lo scontrino medio?', style: 'plain', gold: metric('scontrino_medio') },
    { says: 'Come si calcola la riprenotazione?', style: 'plain', gold: formula('riprenotazione') },
    {
      says: 'Dividi l’incasso di novembre per operatrice.',
      style: 'plain',
      gold: groups('appuntamento', 'operatrice', { fn: 'sum', field: 'prezzo', where: [completato, ...novembre] }),
    },
    { says: 'Quanto spendo di affitto per il locale?', style: 'plain', gold: refuse },
    { says: "com'è andata ieri di incasso?", style: 'colloquial', gold: incasso(IERI, IERI) },
    {
      says: 'chi fa più soldi tra Giada e Susanna?',
      style: 'colloquial',
      gold: [
        list('operatrice', [oneOf('nome', 'Giada', 'Susanna')], { sort: [{ field: 'incassato', direction: 'desc' }], first: 1 }),
        groups('appuntamento', 'operatrice', { fn: 'sum', field: 'prezzo', where: [completato, leDue, ...novembre] }),
        groups('appuntamento', 'operatrice', { fn: 'sum', field: 'prezzo', where: [completato, leDue] }),
      ],
    },
    {
      says: 'le cabine oggi come stanno messe?',
      style: 'colloquial',
      gold: [
        metric('occupazione_cabine'),
        list('appuntamento', [il(OGGI)]),
        groups('appuntamento', 'cabina', { where: [il(OGGI)] }),
        gaps('appuntamento', OGGI, OGGI, 15),
      ],
    },
    { says: 'quanto abbiamo incassato questa settimana', style: 'voice', gold: incasso('2026-11-16', '2026-11-22') },
    { says: 'quanto abiamo fatto ieri?', style: 'typo', gold: incasso(IERI, IERI) },
    { says: 'incasso novembre', style: 'elliptical', gold: incasso('2026-11-01', '2026-11-30') },
  ],
  dialogues: [
    {
      about: 'Due giorni in agenda',
      turns: [
        { says: 'che appuntamenti ho oggi?', gold: list('appuntamento', [il(OGGI)]) },
        { says: 'e domani?', gold: list('appuntamento', [il(DOMANI)]) },
        { says: 'solo quelli di Giada', gold: list('appuntamento', [con('Giada'), il(DOMANI)]) },
        { says: 'quanti sono?', gold: count('appuntamento', [con('Giada'), il(DOMANI)]) },
      ],
    },
    {
      about: 'Un appuntamento preso al telefono',
      turns: [
        { says: 'devo prendere un appuntamento per la Torresan', gold: asks('appuntamento', 'trattamento') },
        {
          says: 'una pulizia viso profonda',
          gold: [asks('appuntamento', 'operatrice'), asks('appuntamento', 'ora'), asks('appuntamento', 'giorno')],
        },
        { says: 'mercoledì alle 10', gold: asks('appuntamento', 'operatrice') },
        {
          says: 'la fa Susanna, in cabina 2',
          gold: create('appuntamento', {
            cliente: named(BIANCA),
            trattamento: named(PULIZIA),
            giorno: MERCOLEDI,
            ora: '10:00',
            operatrice: named('Susanna'),
            cabina: named('Cabina 2'),
          }),
        },
        { says: 'sì', gold: done },
      ],
    },
    {
      about: 'Un’ora corretta, e poi com’era prima',
      turns: [
        { says: 'sposta Fatima Zerouali alle 18', gold: update('appuntamento', [di(FATIMA), atteso], { ora: '18:00' }) },
        { says: 'anzi no, alle 18 e 30', gold: update('appuntamento', [di(FATIMA), atteso], { ora: '18:30' }) },
        { says: 'ok', gold: done },
        { says: 'annulla, ha richiamato', gold: undone },
      ],
    },
    {
      about: 'Una scheda letta al banco',
      turns: [
        { says: 'quante sedute restano a Miranda?', gold: residue(MIRANDA, cognome('Galeotti')) },
        { says: 'e quando le scade?', gold: value('pacchetto', 'scadenza', [di(MIRANDA), attivo]) },
        {
          says: 'ha allergie?',
          gold: [value('cliente', 'allergie', [cognome('Galeotti')]), yes('cliente', [cognome('Galeotti'), filled('allergie')])],
        },
        { says: 'dammi il suo numero', gold: value('cliente', 'telefono', [cognome('Galeotti')]) },
      ],
    },
    {
      about: 'Chi non si vede più',
      turns: [
        { says: 'chi non viene da due mesi?', gold: lontane.map((where) => list('cliente', where)) },
        { says: 'che telefono ha?', gold: lontane.flatMap((where) => [list('cliente', where), choose('cliente', where)]) },
        {
          says: 'e quanto ha speso in tutto?',
          gold: lontane.flatMap((where) => [
            figure('sum', 'cliente', 'spesa_totale', where),
            list('cliente', where),
            choose('cliente', where),
          ]),
        },
      ],
    },
    {
      about: 'Quel che manca in cabina',
      turns: [
        { says: "cosa c'è da riordinare?", gold: daRiordinare },
        { says: 'di gel conduttore quanto ne ho?', gold: value('prodotto', 'quantita', [nome('Gel conduttore')]) },
        { says: 'e chi ce lo vende?', gold: value('prodotto', 'fornitore', [nome('Gel conduttore')]) },
        { says: 'mettilo in ordine', gold: act('riordina', 'prodotto') },
      ],
    },
    {
      about: 'I conti di ieri e di oggi',
      turns: [
        { says: 'quanto abbiamo incassato oggi?', gold: metric('incasso_oggi') },
        { says: 'e ieri?', gold: incasso(IERI, IERI) },
        { says: 'come lo calcoli?', gold: formula('incasso_oggi') },
      ],
    },
    {
      about: 'Uno che disdice, anzi no',
      turns: [
        {
          says: 'Missoni oggi non può venire',
          gold: [move('appuntamento', [di(LEANDRO), atteso], 'cancellato'), asks('appuntamento', 'giorno')],
        },
        { says: 'no aspetta, non cancellarlo: spostalo a lunedì', gold: impossible('appuntamento') },
        { says: 'stessa ora', gold: impossible('appuntamento') },
        { says: 'sì dai', gold: [impossible('appuntamento'), refuse] },
      ],
    },
    {
      about: 'Il listino',
      turns: [
        { says: 'quanto costa la radiofrequenza corpo?', gold: value('trattamento', 'prezzo', [nome(RADIO)]) },
        { says: 'e quanto dura?', gold: value('trattamento', 'minuti', [nome(RADIO)]) },
        {
          says: 'e la manicure semipermanente?',
          gold: [value('trattamento', 'minuti', [nome(MANICURE)]), value('trattamento', 'prezzo', [nome(MANICURE)])],
        },
        { says: 'portala a 35 euro', gold: update('trattamento', [nome(MANICURE)], { prezzo: 3500 }) },
        { says: 'lascia stare', gold: dropped },
      ],
    },
    {
      about: 'Una cliente nuova in coda',
      turns: [
        { says: 'nuova cliente, Paola Sartori', gold: create('cliente', { nome: 'Paola', cognome: 'Sartori' }) },
        { says: 'telefono 347 555 0488', gold: create('cliente', { nome: 'Paola', cognome: 'Sartori', telefono: '3475550488' }) },
        {
          says: 'è allergica al nichel',
          gold: [
            create('cliente', { nome: 'Paola', cognome: 'Sartori', telefono: '3475550488', allergie: 'nichel' }),
            create('cliente', { nome: 'Paola', cognome: 'Sartori', telefono: '3475550488', allergie: 'al nichel' }),
          ],
        },
        { says: 'salva', gold: done },
        { says: 'e adesso prenotala per un massaggio decontratturante martedì alle 11', gold: asks('appuntamento', 'operatrice') },
      ],
    },
    {
      about: 'Finita una seduta',
      turns: [
        { says: 'ho finito con Miranda', gold: move('appuntamento', [di(MIRANDA), is('stato', 'in_corso')], 'completato') },
        { says: 'sì', gold: done },
        { says: 'quante sedute le restano adesso?', gold: residue(MIRANDA, cognome('Galeotti')) },
      ],
    },
    {
      about: 'Quale delle due',
      turns: [
        {
          says: "sposta l'appuntamento di Giada alle 13",
          gold: [choose('appuntamento', [con('Giada'), il(OGGI), atteso]), choose('appuntamento', [con('Giada'), atteso])],
        },
        { says: 'quello di Carolina', gold: impossible('appuntamento') },
        { says: 'no, facciamo alle 13 e un quarto', gold: impossible('appuntamento') },
        { says: 'va bene', gold: [impossible('appuntamento'), refuse] },
      ],
    },
  ],
}
