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
  formula,
  gaps,
  groups,
  history,
  impossible,
  is,
  list,
  metric,
  move,
  named,
  not,
  refuse,
  undone,
  update,
  value,
  yes,
  type Part,
} from '../../gold.ts'

const auto = (titolo: string) => is('veicolo', named(titolo))
const targata = (targa: string) => is('targa', targa)
const di = (cliente: string) => is('cliente', named(cliente))
const personaDi = (nome: string, cognome: string) => [is('nome', nome), is('cognome', cognome)]
const entra = (giorno: string) => is('giorno', giorno)
const chiamato = (nome: string) => is('nome', nome)
const inAttesa = is('stato', 'in_attesa')
const inviato = is('stato', 'inviato')
const scaduta = is('situazione', 'scaduta')

const GOLF = 'Volkswagen Golf ZB507CN'
const CLIO = 'Renault Clio ZA330TR'
const TRANSIT = 'Ford Transit ZC018HB'
const PANDA_RICCI = 'Fiat Panda ZA214LV'
const TIPO_ROSSETTI = 'Fiat Tipo ZR446FB'

/** At the desk of the garage: keys on the board, the telephone that rings, somebody who waits for his car. */
export const part: Part = {
  turns: [
    { says: 'Che macchine entrano martedì 24?', style: 'plain', gold: list('riparazione', [entra('2026-11-24')]) },
    {
      says: 'Entro quando va fatta la revisione della Citroën C3 della Bottura?',
      style: 'plain',
      gold: value('veicolo', 'revisione_entro', [targata('ZP409CT')]),
    },
    {
      says: 'Su quali veicoli il tagliando è già scaduto?',
      style: 'plain',
      gold: list('veicolo', [cmp('tagliando_entro', 'lt', '2026-11-21')]),
    },
    { says: 'Quanto ci resta da incassare in tutto?', style: 'plain', gold: metric('da_incassare') },
    {
      says: 'Quali preventivi inviati superano i 200 euro?',
      style: 'plain',
      gold: list('preventivo', [inviato, cmp('totale', 'gt', 20000)]),
    },
    {
      says: 'Quante ore di lavoro ha fatto Loredana Viola sulle riparazioni completate a ottobre?',
      style: 'plain',
      gold: figure('sum', 'riparazione', 'ore', [
        is('meccanico', named('Loredana Viola')),
        ...between('completata_il', '2026-10-01', '2026-10-31'),
      ]),
    },
    {
      says: 'Fammi vedere i lavori della settimana prossima, esclusi quelli ai freni.',
      style: 'plain',
      gold: list('riparazione', [not('categoria', 'freni'), ...between('giorno', '2026-11-23', '2026-11-29')]),
    },
    {
      says: 'Quali pezzi di Ricambi Adda sono sotto il minimo?',
      style: 'plain',
      gold: list('ricambio', [is('fornitore', 'Ricambi Adda'), is('stato', 'scorta_bassa')]),
    },
    {
      says: 'In quale scaffale teniamo il filtro gasolio?',
      style: 'plain',
      gold: value('ricambio', 'ubicazione', [chiamato('Filtro gasolio')]),
    },
    {
      says: 'Quanto è entrato a settembre con i bonifici?',
      style: 'plain',
      gold: figure('sum', 'incasso', 'importo', [is('mezzo', 'bonifico'), ...between('giorno', '2026-09-01', '2026-09-30')]),
    },
    { says: 'Come viene calcolata la percentuale di preventivi approvati?', style: 'plain', gold: formula('approvazione') },
    {
      says: 'Per ogni meccanico, quante riparazioni ha completato in ottobre?',
      style: 'plain',
      gold: groups('riparazione', 'meccanico', { where: between('completata_il', '2026-10-01', '2026-10-31') }),
    },
    {
      says: 'Chi è il cliente che ha speso di più da noi?',
      style: 'plain',
      gold: list('cliente', [], { sort: [{ field: 'speso', direction: 'desc' }], first: 1 }),
    },
    {
      says: 'C’è posto per due ore sul ponte 1 lunedì o martedì?',
      style: 'plain',
      gold: gaps('riparazione', '2026-11-23', '2026-11-24', 120, named('Ponte 1')),
    },
    { says: 'Chi ha toccato per ultimo la scheda di lavorazione della Clio?', style: 'plain', gold: history('riparazione', [auto(CLIO)]) },
    {
      says: 'Prenota la Fiat 500 dell’Autoscuola Fulmine mercoledì alle 9 sul ponte 1 per il tagliando.',
      style: 'plain',
      gold: [
        create('riparazione', {
          veicolo: named('Fiat 500 ZB122KS'),
          giorno: '2026-11-25',
          ora: '09:00',
          ponte: named('Ponte 1'),
          problema: 'tagliando',
        }),
        create('riparazione', {
          veicolo: named('Fiat 500 ZB122KS'),
          cliente: named('Autoscuola Fulmine'),
          giorno: '2026-11-25',
          ora: '09:00',
          ponte: named('Ponte 1'),
          problema: 'tagliando',
        }),
      ],
    },
    {
      says: 'Segna consegnata la Panda della signora Ricci: ha pagato con la carta.',
      style: 'plain',
      gold: move('riparazione', [auto(PANDA_RICCI)], 'consegnato', { pagamento: 'carta' }),
    },
    {
      says: 'Anticipa a martedì alle 11 la revisione della signora Agosti.',
      style: 'plain',
      gold: update('riparazione', [di('Rita Agosti'), inAttesa], { giorno: '2026-11-24', ora: '11:00' }),
    },
    {
      says: 'Blocca il ponte 3 martedì alle 10 per due ore, motivo: cambio olio idraulico.',
      style: 'plain',
      gold: create('fermo', { ponte: named('Ponte 3'), giorno: '2026-11-24', ora: '10:00', minuti: 120, motivo: 'cambio olio idraulico' }),
    },
    {
      says: 'Invia alla signora Ravasi il preventivo della Captur.',
      style: 'plain',
      gold: move('preventivo', [di('Valentina Ravasi'), is('stato', 'bozza')], 'inviato'),
    },
    {
      says: 'Salva in rubrica Paolo Zambelli, cellulare 339 1122334.',
      style: 'plain',
      gold: create('cliente', { nome: 'Paolo', cognome: 'Zambelli', telefono: '3391122334' }),
    },
    { says: 'Metti sul ponte 2 la Kuga della signora Mantovani.', style: 'plain', gold: impossible('riparazione') },
    { says: 'La Panda della signora Ricci ha il bollo pagato?', style: 'plain', gold: refuse },

    { says: "la Golf per quando gliel'abbiamo promessa?", style: 'colloquial', gold: value('riparazione', 'consegna', [auto(GOLF)]) },
    { says: 'Lodi che numero ha?', style: 'colloquial', gold: value('cliente', 'telefono', personaDi('Gaia', 'Lodi')) },
    {
      says: 'Viola lunedì su cosa lavora?',
      style: 'colloquial',
      gold: list('riparazione', [is('meccanico', named('Loredana Viola')), entra('2026-11-23')]),
    },
    { says: 'di chi è la ZX445YR?', style: 'colloquial', gold: value('veicolo', 'cliente', [targata('ZX445YR')]) },
    {
      says: 'la Savoia ha saldato?',
      style: 'colloquial',
      gold: [
        yes('fattura', [di('Laura Savoia'), is('situazione', 'pagata')]),
        value('fattura', 'situazione', [di('Laura Savoia')]),
        value('fattura', 'residuo', [di('Laura Savoia')]),
      ],
    },
    {
      says: 'pastiglie davanti ne abbiamo ancora?',
      style: 'colloquial',
      gold: [
        value('ricambio', 'quantita', [chiamato('Pastiglie freno anteriori')]),
        yes('ricambio', [chiamato('Pastiglie freno anteriori'), cmp('quantita', 'gt', 0)]),
      ],
    },
    { says: 'il Daily dei vivai alla fine quanto viene?', style: 'colloquial', gold: value('riparazione', 'conto', [di('Vivai Lagorai')]) },
    { says: 'la Golf è pronta', style: 'colloquial', gold: asks('riparazione', 'ore') },
    { says: 'il Transit è fermo, aspetta i pezzi', style: 'colloquial', gold: move('riparazione', [auto(TRANSIT)], 'attesa_ricambi') },
    {
      says: 'la Ravasi ha pagato la fattura, con assegno',
      style: 'colloquial',
      gold: [
        act('incassa', 'fattura', [di('Valentina Ravasi')], { mezzo: 'assegno' }),
        create('incasso', { fattura: named('11/2026 · Valentina Ravasi'), mezzo: 'assegno' }),
      ],
    },
    {
      says: 'mettimi Ghidini giovedì alle 3',
      style: 'colloquial',
      gold: [
        asks('riparazione', 'veicolo'),
        asks('riparazione', 'problema'),
        asks('riparazione', 'targa'),
        choose('veicolo', [di('Enrico Ghidini')]),
      ],
    },
    {
      says: 'la Clio la fa Brambati',
      style: 'colloquial',
      gold: update('riparazione', [auto(CLIO)], { meccanico: named('Sergio Brambati') }),
    },
    { says: 'a Petrescu quanto gli diamo al mese?', style: 'colloquial', gold: refuse },

    { says: 'allora che macchine devo consegnare lunedì', style: 'voice', gold: list('riparazione', [is('consegna', '2026-11-23')]) },
    { says: 'dunque quanto lavoro abbiamo fatto questo mese in soldi', style: 'voice', gold: metric('lavoro_mese') },
    {
      says: 'ehm a quanti chilometri sta il ducato di beatrice bassi',
      style: 'voice',
      gold: value('veicolo', 'chilometri', [targata('ZH187GW')]),
    },
    {
      says: 'ok la golf di gasparini è finita ci abbiamo messo due ore e mezza',
      style: 'voice',
      gold: move('riparazione', [auto(GOLF)], 'completato', { ore: 2.5 }),
    },
    {
      says: 'senti la panda della malagutti di lunedì spostala alle dieci e mezza',
      style: 'voice',
      gold: update('riparazione', [auto('Fiat Panda ZC816PF'), entra('2026-11-23')], { ora: '10:30' }),
    },
    { says: 'ehm quanto sta il gasolio oggi al distributore', style: 'voice', gold: refuse },

    { says: "note di crediot di quest'anno", style: 'typo', gold: list('nota_credito', between('data', '2026-01-01', '2026-12-31')) },
    {
      says: 'che revisioni scadnoo a dicembre?',
      style: 'typo',
      gold: list('veicolo', between('revisione_entro', '2026-12-01', '2026-12-31')),
    },
    {
      says: 'qunati lavori ai freni abbiamo in agneda a dicembre?',
      style: 'typo',
      gold: count('riparazione', [is('categoria', 'freni'), ...between('giorno', '2026-12-01', '2026-12-31')]),
    },
    { says: 'ordnia i ricambi che mancano', style: 'typo', gold: act('riordina', 'ricambio') },
    { says: 'disdici la batteira di Lanzoni', style: 'typo', gold: move('riparazione', [di('Leonardo Lanzoni'), inAttesa], 'annullato') },

    { says: 'fatture insolute', style: 'elliptical', gold: [list('fattura', [scaduta]), list('fattura', [cmp('residuo', 'gt', 0)])] },
    { says: 'Brambati cellulare', style: 'elliptical', gold: value('meccanico', 'telefono', [chiamato('Sergio Brambati')]) },
    { says: 'ponte 3 portata', style: 'elliptical', gold: value('ponte', 'portata', [chiamato('Ponte 3')]) },
    { says: 'orari motorizzazione', style: 'elliptical', gold: refuse },
  ],
  dialogues: [
    {
      about: 'somebody comes for his car',
      turns: [
        { says: 'che macchine sono pronte?', gold: list('riparazione', [is('stato', 'completato')]) },
        { says: 'quella della Ricci quanto fa?', gold: value('riparazione', 'conto', [auto(PANDA_RICCI)]) },
        { says: 'ok è qui, consegnala', gold: asks('riparazione', 'pagamento') },
        { says: 'bancomat', gold: move('riparazione', [auto(PANDA_RICCI)], 'consegnato', { pagamento: 'carta' }) },
        { says: 'sì', gold: done },
      ],
    },
    {
      about: 'a booking by the plate, on the telephone',
      turns: [
        { says: 'prenota la ZR446FB', gold: asks('riparazione', 'problema') },
        {
          says: 'rumore al cambio',
          gold: [
            create('riparazione', { veicolo: named(TIPO_ROSSETTI), problema: 'rumore al cambio' }),
            create('riparazione', { targa: 'ZR446FB', cliente: named('Agnese Rossetti'), problema: 'rumore al cambio' }),
          ],
        },
        {
          says: 'mercoledì alle 10 sul ponte 1',
          gold: [
            create('riparazione', {
              veicolo: named(TIPO_ROSSETTI),
              problema: 'rumore al cambio',
              giorno: '2026-11-25',
              ora: '10:00',
              ponte: named('Ponte 1'),
            }),
            create('riparazione', {
              targa: 'ZR446FB',
              cliente: named('Agnese Rossetti'),
              problema: 'rumore al cambio',
              giorno: '2026-11-25',
              ora: '10:00',
              ponte: named('Ponte 1'),
            }),
          ],
        },
        {
          says: 'no, dice meglio venerdì, stessa ora',
          gold: [
            create('riparazione', {
              veicolo: named(TIPO_ROSSETTI),
              problema: 'rumore al cambio',
              giorno: '2026-11-27',
              ora: '10:00',
              ponte: named('Ponte 1'),
            }),
            create('riparazione', {
              targa: 'ZR446FB',
              cliente: named('Agnese Rossetti'),
              problema: 'rumore al cambio',
              giorno: '2026-11-27',
              ora: '10:00',
              ponte: named('Ponte 1'),
            }),
          ],
        },
        { says: 'confermo', gold: done },
      ],
    },
    {
      about: 'estimates that wait for an answer',
      turns: [
        { says: 'chi deve ancora rispondermi ai preventivi?', gold: list('preventivo', [inviato]) },
        { says: 'in tutto quanto fanno?', gold: figure('sum', 'preventivo', 'totale', [inviato]) },
        {
          says: 'il Tomasoni ha detto di sì',
          gold: [
            act('approva', 'preventivo', [di('Cesare Tomasoni'), inviato]),
            move('preventivo', [di('Cesare Tomasoni'), inviato], 'approvato', { approvato_il: '2026-11-21' }),
          ],
        },
        { says: 'sì, tutto', gold: done },
        { says: 'e adesso quanti ne restano?', gold: count('preventivo', [inviato]) },
      ],
    },
    {
      about: 'an overdue invoice is paid, of the wrong one',
      turns: [
        { says: 'ci sono fatture scadute?', gold: [yes('fattura', [scaduta]), list('fattura', [scaduta])] },
        { says: 'di quanto è?', gold: [value('fattura', 'residuo', [scaduta]), value('fattura', 'totale', [scaduta])] },
        { says: 'che telefono ha la cliente?', gold: value('cliente', 'telefono', personaDi('Valentina', 'Ravasi')) },
        {
          says: 'eccola, ha pagato adesso in contanti',
          gold: [
            act('incassa', 'fattura', [scaduta], { mezzo: 'contanti' }),
            create('incasso', { fattura: named('11/2026 · Valentina Ravasi'), mezzo: 'contanti' }),
          ],
        },
        { says: 'ok', gold: done },
        { says: 'no scusa, ha pagato quella di un altro: annulla', gold: undone },
      ],
    },
    {
      about: 'the days of the week, and one car at another hour',
      turns: [
        { says: 'lunedì cosa entra?', gold: list('riparazione', [entra('2026-11-23')]) },
        { says: 'e il giorno dopo?', gold: list('riparazione', [entra('2026-11-24')]) },
        { says: 'solo quelle di Petrescu', gold: list('riparazione', [entra('2026-11-24'), is('meccanico', named('Ionut Petrescu'))]) },
        {
          says: 'la seconda mettila alle 11',
          gold: update('riparazione', [auto('Audi A3 ZN186ZK'), entra('2026-11-24')], { ora: '11:00' }),
        },
        { says: 'lascia perdere, va bene così', gold: dropped },
      ],
    },
  ],
}
