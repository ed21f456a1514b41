import { phrases as commonPhrases } from './common.ts'

/** Other wordings of what is asked in the trade, by the one that is shown. */
export const questions: Readonly<Record<string, string>> = {
  'Chi viene oggi?':
    'appuntamenti di oggi | chi c’è oggi | chi abbiamo oggi | agenda di oggi | cosa abbiamo oggi | clienti di oggi | chi ho oggi | chi aspetto oggi | mostrami l’agenda di oggi | fammi vedere oggi',
  'Chi viene domani?':
    'appuntamenti di domani | chi c’è domani | chi abbiamo domani | agenda di domani | cosa abbiamo domani | clienti di domani | chi ho domani',
  'Chi viene questa settimana?':
    'appuntamenti della settimana | chi abbiamo questa settimana | agenda della settimana | appuntamenti di questa settimana',
  'Chi deve ancora venire oggi?':
    'chi manca oggi | chi aspettiamo ancora | chi deve ancora arrivare | prossimi appuntamenti | chi è la prossima | chi viene dopo | prossima cliente',
  'Chi c’è in cabina?': 'chi c’è dentro | chi è in cabina adesso | chi stiamo trattando | chi è in corso | chi c’è adesso',
  'Chi deve ancora confermare?':
    'appuntamenti da confermare | chi non ha confermato | chi devo chiamare per confermare | a chi mando la conferma | conferme da fare',
  'Chi non si è presentata?': 'chi non è venuta | chi ci ha dato buca | buche | no show | chi ha saltato senza avvisare | assenti',
  'Chi ha disdetto?': 'disdette | appuntamenti cancellati | chi ha cancellato | chi ha annullato',
  'Quali appuntamenti passati sono rimasti aperti?':
    'appuntamenti da chiudere | appuntamenti vecchi aperti | chi non ho ancora chiuso | rimasti aperti',
  'Chi ha allergie oggi?': 'allergie di oggi | chi è allergica oggi | attenzione oggi a chi | allergiche di oggi',
  'Quali clienti sono allergici?': 'clienti allergiche | chi è allergica | chi ha allergie | elenco delle allergie',
  'Quali clienti devo richiamare?':
    'clienti da richiamare | chi devo richiamare | chi richiamo | chi devo sentire | chi è da risentire | lista richiami | richiami da fare | chi posso chiamare per riempire i buchi | chi chiamo per riempire l’agenda',
  'Chi non viene da due mesi?':
    'chi non vediamo da due mesi | clienti che non vengono da due mesi | chi è sparita | clienti perse | chi non torna | chi non viene da tanto | chi non si vede da un po’ | clienti dormienti',
  'Chi non ha un prossimo appuntamento?': 'clienti senza appuntamento | chi è senza appuntamento | chi non ha prenotato',
  'Chi è uscita senza riprenotare?':
    'chi non ha riprenotato | uscite senza appuntamento | chi è andata via senza fissare | chi non ha fissato il prossimo',
  'Chi ha speso di più?':
    'migliori clienti | clienti migliori | chi spende di più | cliente che spende di più | classifica delle clienti | clienti più importanti | clienti top',
  'Chi ha ancora sedute da fare?':
    'chi ha sedute residue | sedute ancora da fare | a chi restano sedute | chi deve ancora finire il pacchetto | sedute residue',
  'Chi non ha firmato la privacy?':
    'privacy mancanti | a chi manca la privacy | consensi privacy mancanti | senza privacy | chi deve firmare la privacy',
  'Di chi posso tenere le foto?': 'chi ha firmato le foto | consensi foto | chi posso fotografare | di chi posso fare le foto',
  'Quali consensi sono da firmare?': 'consensi da firmare | moduli da firmare | chi deve firmare | firme mancanti | consensi mancanti',
  'Quali pacchetti sono in scadenza?':
    'pacchetti in scadenza | pacchetti che scadono | abbonamenti in scadenza | a chi scade il pacchetto | quali pacchetti stanno per scadere | pacchetti che scadono questo mese',
  'Quali pacchetti sono aperti?': 'pacchetti attivi | pacchetti in corso | abbonamenti attivi | quali abbonamenti abbiamo',
  'Quali pacchetti sono finiti?': 'pacchetti esauriti | chi ha finito il pacchetto | abbonamenti finiti | chi ha finito le sedute',
  'Di quali pacchetti ci sono sedute da fissare?':
    'sedute da fissare | chi deve fissare le sedute | pacchetti senza appuntamento | sedute da prenotare',
  'Quali prodotti sono da guardare?': 'prodotti da controllare | prodotti con problemi | cosa non va in magazzino | situazione prodotti',
  'Quali prodotti devo ordinare?':
    'prodotti da ordinare | cosa devo ordinare | cosa manca | prodotti finiti | prodotti sotto soglia | cosa sta finendo | scorte basse | cosa devo comprare',
  'Quali prodotti scadono presto?':
    'prodotti in scadenza | cosa scade | prodotti che scadono | cosa sta per scadere | scadenze dei prodotti',
  'Quali prodotti si usano in cabina?': 'prodotti da cabina | prodotti di cabina | prodotti professionali | cosa usiamo in cabina',
  'Chi ha incassato di più?':
    'incasso per operatrice | quanto ha fatto ogni operatrice | quale operatrice incassa di più | chi lavora di più | incassi delle ragazze | operatrice che rende di più',
  'Quale trattamento rende di più?':
    'trattamenti più venduti | trattamento che rende di più | incasso per trattamento | cosa vendiamo di più | trattamenti migliori | cosa ci rende di più',
  'Quali cabine sono chiuse?': 'chiusure | cabine ferme | quando è chiusa la cabina | manutenzioni',
  'Quali schede abbiamo compilato questo mese?': 'schede del mese | schede tecniche di questo mese | schede compilate questo mese',
  'Che cosa abbiamo venduto oggi?': 'vendite di oggi | scontrini di oggi | prodotti venduti oggi | cosa ho venduto oggi',
  'Quanto abbiamo incassato oggi?':
    'incasso di oggi | quanto ho incassato oggi | come è andata oggi | quanto abbiamo fatto oggi | cassa di oggi | soldi entrati oggi',
  'Quanto sono piene le cabine oggi?':
    'occupazione di oggi | occupazione delle cabine | quanto siamo pieni | quanto siamo piene oggi | ore occupate oggi | riempimento dell’agenda',
  'Quanto spende in media una cliente?':
    'scontrino medio | spesa media | ticket medio | quanto spende una cliente | quanto lascia in media una cliente',
  'Quante riprenotano?':
    'tasso di riprenotazione | percentuale di riprenotazione | quante clienti riprenotano | quante tornano | quante escono con un appuntamento | riprenotazioni',
  'Quanto rende un’ora?': 'resa oraria | incasso all’ora | quanto facciamo all’ora | quanto rende un’ora di cabina',
  'Quanto pesano i prodotti sull’incasso?':
    'quota della rivendita | quanto vale la rivendita | prodotti sul totale | quanto vendiamo di prodotti',
}

/** How else people call what the trade names, by its place. */
export const phrases: Readonly<Record<string, string>> = {
  ...commonPhrases,
  consenso: 'consenso informato',
  'consenso.firmatario': 'chi firma | chi ha firmato | chi ha firmato per | firmato per | ha firmato per',
  'consenso.stato=da_firmare': 'ancora da firmare | da far firmare | senza firma',
  'appuntamento.makes': 'prenotami | tieni un posto | segnami | mettimi in agenda | fissami',
  'appuntamento.cliente': 'a chi | per chi | la cliente | della cliente',
  'appuntamento.trattamento': 'che trattamento fa | cosa deve fare | che servizio | per che cosa | cosa facciamo',
  'appuntamento.pacchetto': 'abbonamento | ciclo | con il pacchetto | dal pacchetto',
  'appuntamento.operatrice': 'chi la segue | chi la tratta | da chi va | da chi | chi se ne occupa',
  'appuntamento.cabina': 'in che cabina | in quale cabina | dove la metto | che postazione',
  'appuntamento.giorno': 'che giorno viene | quando viene | in che giorno',
  'appuntamento.ora': 'a che ora arriva | quando arriva | a che ora è | orario dell’appuntamento',
  'appuntamento.minuti': 'dura | quanto tempo | quanto ci vuole | per quanto tempo',
  'appuntamento.prezzo': 'quanto viene | totale',
  'appuntamento.pagamento': 'pagamento | come ha pagato | mezzo | come paga | con cosa ha pagato | modo di pagamento',
  'appuntamento.consumi': 'consumo | cosa si è usato | cosa abbiamo usato',
  'appuntamento.stato=prenotato': 'da confermare | segnato | in forse',
  'appuntamento.stato=confermato': 'ha confermato | hanno confermato | viene di sicuro',
  'appuntamento.stato=in_corso': 'è arrivata | è arrivato | è dentro | ha cominciato | iniziato',
  'appuntamento.stato=completato': 'concluso | ha finito | terminato | è uscita',
  'appuntamento.stato=assente': 'non è venuta | assente | non è venuto | buca | non si è vista',
  'appuntamento.stato=cancellato': 'annullato | ha disdetto | saltato | ha annullato | disdici',
  cliente: 'scheda cliente',
  'cliente.makes': 'apri la scheda di | nuova cliente | registra la cliente',
  'cliente.data_nascita': 'nascita | compleanno',
  'cliente.tipo_pelle': 'che pelle ha | com’è la pelle | che tipo di pelle',
  'cliente.allergie': 'allergia | è allergica | è allergico | a cosa è allergica | a cosa è allergico | allergica',
  'cliente.controindicazioni': 'gravidanza | incinta | pacemaker | problemi di salute | cosa non può fare',
  'cliente.sentita_il': 'chiamata il | quando l’abbiamo sentita | quando l’abbiamo chiamata | ultima chiamata',
  'cliente.note': 'preferenze | annotazioni | appunti',
  'cliente.visite': 'quante volte è venuta | quante volte viene | numero di visite | venuta quante volte',
  'cliente.ultima_visita':
    'venuta l’ultima volta | è venuta l’ultima volta | non viene da | ultima volta | non vediamo da | quando è venuta | non si vede da',
  'cliente.prossimo': 'quando torna | quando viene | torna | prossima visita | prossima volta | quando ha l’appuntamento',
  'cliente.spesa_totale': 'quanto ha speso | speso | spesa | quanto spende | ha speso in tutto | vale',
  'cliente.pacchetti': 'pacchetti aperti | quanti pacchetti ha | pacchetti in corso',
  'cliente.sedute_residue':
    'quante sedute restano | sedute rimaste | sedute restano | quante sedute ha | quante ne restano | sedute ancora | quante sedute ha ancora | sedute rimangono | quante sedute le restano | quante sedute mancano',
  'cliente.richiamo': 'da richiamare dal | quando richiamarla | quando va richiamata',
  'cliente.privacy': 'consenso privacy | ha firmato la privacy | consenso ai dati',
  'cliente.marketing': 'consenso marketing | promozioni | accetta le promozioni',
  'cliente.foto': 'si può fotografare | ha firmato per le foto | foto autorizzate',
  trattamento: 'cosa facciamo',
  'trattamento.prezzo': 'quanto viene | quanto chiediamo | quanto si paga | che prezzo ha',
  'trattamento.minuti': 'durano | quanto ci vuole | quanto tempo',
  'trattamento.riordino': 'pausa dopo | pulizia cabina | cambio cabina | tempo di riordino',
  'trattamento.richiamo': 'torna dopo | ogni quanto si fa | ogni quanto | dopo quanto torna | ogni quanti giorni',
  'trattamento.cabina': 'dove si fa | in che cabina si fa',
  'trattamento.prodotti': 'cosa si usa | prodotti del trattamento | dosi | cosa serve',
  'trattamento.costo_prodotti': 'quanto costa in prodotti | costo del trattamento | costo vivo',
  'trattamento.margine': 'quanto resta | guadagno | quanto ci guadagniamo',
  'trattamento.resa': 'rende | resa | quanto rende all’ora',
  'trattamento.fatti': 'quanti ne abbiamo fatti | fatti questo mese | quante volte fatto',
  'pacchetto.makes': 'vendile un pacchetto | nuovo abbonamento',
  'pacchetto.prezzo': 'quanto ha pagato | a quanto l’abbiamo venduto',
  'pacchetto.venduto_il': 'comprato il | acquistato il | quando l’ha comprato',
  'pacchetto.scadenza': 'scade il | vale fino al | fino a quando vale | fino a quando',
  'pacchetto.usate': 'sedute usate | quante ne ha fatte | sedute fatte',
  'pacchetto.residue': 'sedute rimaste | restano | quante sedute restano | quante ne restano | rimangono | mancano',
  'prodotto.marca': 'brand | di che marca è',
  'prodotto.quantita': 'quanto ne abbiamo | ne abbiamo | quanti ne abbiamo | quanti ce ne sono | quanto ce n’è | ne restano',
  'prodotto.soglia': 'sotto quanto si ordina | minimo da avere',
  'prodotto.costo': 'a quanto lo compriamo',
  'prodotto.prezzo': 'prezzo al pubblico | a quanto lo vendiamo | quanto viene',
  'prodotto.scadenza': 'scade il | fino a quando è buono | va a male',
  'prodotto.fornitore': 'chi ce lo dà | chi ce lo porta | da chi lo compriamo',
  'prodotto.contiene': 'ingredienti | inci | allergeni | cosa contiene | cosa c’è dentro',
  'prodotto.valore': 'quanto vale | valore del magazzino',
  vendita: 'vendita al banco',
  'vendita.righe': 'cosa ha preso | cosa ha comprato',
  operatrice: 'ragazza | collega | staff | chi lavora',
  'operatrice.ruolo': 'mansione | cosa fa | di cosa si occupa',
  'operatrice.telefono': 'numero',
  'operatrice.provvigione': 'percentuale | commissione',
  'operatrice.trattamenti': 'quanti trattamenti ha fatto | quante ne ha fatte',
  'operatrice.incassato': 'quanto ha fatto',
  'operatrice.dovuto': 'provvigioni | quanto le spetta | le spetta | quanto le devo',
  scheda: 'scheda di trattamento | foto prima e dopo | prima e dopo',
  'scheda.zona': 'categoria | area',
  'scheda.osservazioni': 'diagnosi | inestetismi | com’era la pelle | cosa abbiamo visto',
  'scheda.parametri': 'impostazioni | potenza | macchinario | tempi | con che parametri',
  'scheda.consigli': 'cosa usare a casa | consigliato | cosa le abbiamo consigliato',
  'cabina.dotazione': 'cosa c’è | che macchine ci sono | attrezzatura',
  'metric.incasso_oggi':
    'cassa di oggi | quanto abbiamo fatto oggi | quanto abbiamo incassato oggi | come siamo andati oggi | incasso | incassato',
  'metric.occupazione_cabine': 'quanto siamo pieni | ore prenotate | riempimento | cabine occupate',
  'metric.scontrino_medio': 'spesa media | ticket medio | scontrino medio | quanto spende una cliente',
  'metric.riprenotazione': 'quante tornano | tasso di ritorno | chi riprenota | clienti che riprenotano',
  'metric.appuntamenti_oggi': 'quante clienti oggi | quante ne abbiamo oggi | quanti appuntamenti oggi',
  'metric.trattamenti_mese':
    'incasso del mese | fatturato del mese | incasso dei trattamenti | quanto abbiamo fatto questo mese | quanto abbiamo incassato questo mese | fatturato',
  'metric.resa_oraria': 'incasso all’ora | quanto rende un’ora',
  'metric.quota_rivendita': 'quota prodotti | quanto pesano i prodotti',
  'metric.mancati': 'no show | percentuale di buche | percentuale di assenze',
  'metric.da_richiamare': 'quante da richiamare | quanti clienti da richiamare',
  'metric.pacchetti_in_scadenza': 'abbonamenti in scadenza | quanti pacchetti scadono',
  'metric.prodotti_attenzione': 'quanti prodotti finiti | prodotti con problemi',
  'action.riordina': 'prepara l’ordine dei prodotti | fai la lista della spesa',
  'action.vendi_pacchetto':
    'vendile un pacchetto | fai un abbonamento | compra un pacchetto | vendi un pacchetto | ha comprato un pacchetto',
  'action.chiamata': 'l’ho chiamata | ho sentito | segna che l’ho sentita | ho chiamato | l’ho sentita | ho telefonato',
  'action.reso': 'ha riportato | fai un reso',
}
