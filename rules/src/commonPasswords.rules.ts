/**
 * Words that commonly used and breached passwords consist of, in English and Spanish: words, phrases, names, teams,
 * brands, places, keys in a row that are not a whole row of the keyboard. Collected by hand for this project. A
 * password of twelve characters or more that consists of nothing else, with or without digits and signs, is refused.
 */
const words = `
password passwords passwort contrasena contrasenas passcode passphrase pass clave claves secret secreto secreta
secure seguro segura security seguridad private privado login signin logon entrar access acceso account cuenta
welcome welcomes bienvenido bienvenida bienvenidos hello hola goodbye adios letmein letmeinplease openup opensesame
changeme changemenow changethis cambiame default temporary temporal temp initial inicial test testing tester prueba
guest invitado user usuario username admin admins administrator administrador root superuser sysadmin master maestro
manager gerente owner boss jefe office oficina business company empresa negocio corporate portico internet computer
computadora ordenador laptop phone telefono mobile movil system sistema server servidor network wireless router modem
windows linux ubuntu android iphone samsung google facebook instagram twitter whatsapp youtube netflix amazon apple
microsoft yahoo hotmail gmail outlook paypal ebay pokemon pikachu charizard minecraft fortnite roblox nintendo
playstation xbox zelda mario gamer gaming starwars skywalker darthvader yoda trekkie startrek matrix batman superman
spiderman ironman wolverine hulk avengers marvel joker robin superhero hero heroe harrypotter hogwarts gandalf frodo
my new the this is me you our your our mine mi mis nuevo nueva la el los las es esta este tu su and love loves lover
loveme iloveyou iloveu ilovegod lovely loveyou teamo teamomucho tequiero amor amorcito miamor cariño corazon corazones
beso besos vida mivida micasa miperro bonita bonito hermosa hermoso preciosa linda guapa guapo princesa princess prince
principe queen reina king rey angel angels angelito diablo devil demon heaven cielo jesus jesuschrist christ cristo dios
god godisgood blessed faith hope amen maria virgen familia family mother mama father papa daddy mommy sister brother
hermano hermana hijo hija baby bebe babygirl babyboy honey sweet sweetie sweetheart sugar candy cookie chocolate
cupcake cherry banana orange apple strawberry peaches pepper cheese pizza coffee cerveza tequila whiskey budweiser
heineken corona cocacola pepsi sunshine sunflower sunset moonlight starlight rainbow butterfly mariposa flower flowers
flores rosa rose roses daisy lily jasmine summer verano winter invierno spring primavera autumn otono season
january february march april may june july august september october november december enero febrero marzo abril mayo
junio julio agosto septiembre octubre noviembre diciembre monday tuesday wednesday thursday friday saturday sunday
lunes martes miercoles jueves viernes sabado domingo today tomorrow forever siempre always never nunca
football futbol soccer baseball basketball hockey tennis golf golfer boxing rugby cricket wrestling racing nascar
yankees redsox cowboys steelers packers eagles patriots raiders broncos lakers celtics bulls dodgers giants rangers
arsenal chelsea liverpool manchester united barcelona realmadrid madrid boca riverplate america chivas juventus
jordan lebron kobe ronaldo messi beckham tiger tigers tigger lion lions leon bear bears wolf lobo dragon dragons
phoenix eagle falcon hawk raven panther cobra viper scorpion shark dolphin delfin whale monkey mono elephant horse
caballo pony unicorn unicornio dog doggy perro puppy perrito cat kitty gato gatito kitten hunter cazador ranger
shadow sombra ghost fantasma night noche midnight darkness light luz storm thunder lightning fire fuego ice hielo
water agua ocean river mountain forest island beach playa diamond diamante silver plata golden gold oro purple red
rojo blue azul black negro white blanco green verde yellow amarillo pink rosado orange naranja
ashley michael jennifer jessica daniel david andrew joshua matthew michelle nicole amanda anthony brandon justin
christopher william robert richard charlie charles thomas james john johnny george edward henry jackson mason
samantha stephanie elizabeth victoria alexander alexandra alejandro alejandra fernando fernanda francisco gabriel
gabriela carlos jose juan luis miguel pedro pablo diego javier jorge manuel antonio ricardo roberto sergio andres
andrea carolina daniela valentina camila sofia isabella lucia laura patricia veronica monica claudia sandra
babylon maggie buster bailey max buddy lucky rocky bella molly sophie chloe coco simba oreo peanut ginger
harley davidson ferrari porsche mercedes mustang camaro corvette chevy toyota honda yamaha suzuki kawasaki nissan
guitar guitarra music musica metal metallica nirvana beatles eminem rockstar rockandroll hiphop slipknot ironmaiden
freedom libertad liberty peace paz justice whatever whatsup nothing nada something anything everything trustno
trustnoone sexy sexygirl hottie killer asesino ninja samurai warrior guerrero soldier
marine army navy pirate pirata wizard magic magia mystery power poder money dinero dollar rich lucky suerte winner
champion campeon number numero one two three four five six seven eight nine ten uno dos tres cuatro cinco seis siete
first last best good bad cool great super mega ultra happy feliz smile sonrisa funny crazy loco loca party fiesta
birthday navidad christmas holiday vacation vacaciones travel school escuela college student teacher doctor
texas florida california newyork chicago boston dallas houston miami losangeles lasvegas hollywood usa mexico
españa espana colombia argentina venezuela chile peru brasil puertorico cuba london paris berlin australia canada
asdf zxcv qwer wasd qwert qwerty azerty qwertz asdfgh abcd abcde
`;

export const commonPasswordWords: readonly string[] = words.split(/\s+/).filter((word) => word !== "");
