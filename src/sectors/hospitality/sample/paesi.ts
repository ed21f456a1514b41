interface Paese {
  readonly stato: string
  /** Of a hundred parties. */
  readonly peso: number
  readonly uomini: readonly string[]
  readonly donne: readonly string[]
  readonly cognomi: readonly string[]
  /** In Italy comuni of several provinces. */
  readonly luoghi: readonly string[]
}

/** Invented people by country: state, weight, names, surnames, towns; one country a line. */
const TABLE = `ITALIA|55|Alberto,Andrea,Antonio,Carlo,Claudio,Davide,Emanuele,Enrico,Fabio,Federico,Giorgio,Lorenzo,Luca,Marco,Mario,Matteo,Nicola,Paolo,Pietro,Roberto,Simone,Stefano,Tommaso,Vittorio|Alessia,Anna,Beatrice,Camilla,Caterina,Chiara,Cristina,Elena,Elisa,Federica,Francesca,Gaia,Giulia,Ilaria,Laura,Lucia,Margherita,Marta,Monica,Paola,Sara,Silvia,Sofia,Valentina|Albanese,Amato,Barone,Bassi,Bellini,Benedetti,Bernardi,Brambilla,Caputo,Carbone,Cattaneo,Cavalli,Colombo,Conte,Costantini,D’Angelo,De Rosa,Fabbri,Farina,Ferri,Fontana,Galli,Gatti,Grassi,Guerra,Leone,Longo,Lombardo,Mancini,Mariani,Marchetti,Martini,Messina,Monti,Morelli,Negri,Pagani,Parisi,Piras,Ricci,Rinaldi,Rizzi,Sanna,Sartori,Serra,Testa,Valentini,Villa,Vitale,Zanetti|Milano,Roma,Torino,Bologna,Firenze,Brescia,Bergamo,Verona,Padova,Vicenza,Treviso,Modena,Parma,Ferrara,Cremona,Monza,Como,Varese,Genova,Pisa,Lucca,Perugia,Ancona,Pescara,Napoli,Salerno,Bari,Lecce,Palermo,Catania,Cagliari,Trento,Udine,Trieste
GERMANIA|12|Lukas,Stefan,Markus,Tobias,Jürgen,Matthias|Katrin,Sabine,Ulrike,Anja,Heike,Johanna|Brandt,Vogel,Kessler,Hartmann,Böhm,Lindner,Seidel,Krämer|München,Stuttgart,Köln,Augsburg,Leipzig
FRANCIA|7|Julien,Mathieu,Étienne,Olivier,Thierry|Camille,Hélène,Aurélie,Chloé,Nathalie|Moreau,Garnier,Lefèvre,Chevalier,Rousseau,Perrin|Lyon,Grenoble,Nantes,Paris
REGNO_UNITO|5|Oliver,Graham,Simon,Andrew|Emily,Fiona,Rachel,Heather|Whitfield,Barlow,Ashworth,Pemberton,Holloway|Bristol,York,Leeds,London
PAESI_BASSI|4|Daan,Pieter,Sander,Jeroen|Femke,Marieke,Saskia,Anouk|De Vries,Van Dijk,Bakker,Hoekstra|Utrecht,Haarlem,Groningen
SVIZZERA|4|Urs,Reto,Beat,Marcel|Regula,Ursina,Corinne,Vreni|Zürcher,Aebischer,Gerber,Bieri|Zürich,Bern,Luzern
SPAGNA|3|Álvaro,Javier,Sergio,Iñigo|Lucía,Pilar,Marta,Carmen|Ortega,Navarro,Cabrera,Iglesias|Valencia,Sevilla,Bilbao
USA|3|Ethan,Brian,Kevin,Scott|Megan,Lauren,Nancy,Abigail|Caldwell,Sullivan,Harrison,Whitaker|Boston,Denver,Portland
AUSTRIA|3|Florian,Georg,Gernot|Birgit,Elfriede,Theresa|Gruber,Steiner,Pichler,Moser|Graz,Innsbruck,Linz
SVEZIA|2|Anders,Henrik,Oskar|Ingrid,Astrid,Linnea|Bergström,Nyberg,Sandström|Göteborg,Uppsala,Lund
BELGIO|2|Wouter,Benoît,Koen|Lieve,Margaux,Sofie|Peeters,Dubois,Claes|Gent,Namur,Leuven`

export const paesi: readonly Paese[] = TABLE.split('\n').map((line) => {
  const [stato = '', peso = '', ...lists] = line.split('|')
  const [uomini = [], donne = [], cognomi = [], luoghi = []] = lists.map((list) => list.split(','))
  return { stato, peso: Number(peso), uomini, donne, cognomi, luoghi }
})
