// Draws each chart when it is first to be seen, and shows one number of players at a time where charts are tall.
(() => {
  const specs = JSON.parse(document.getElementById("charts").textContent);
  const options = { renderer: "svg", actions: false, tooltip: { theme: "banchisa", offsetX: 12, offsetY: 12 } };

  const draw = () => {
    for (const place of document.querySelectorAll(".chart:not([data-drawn])")) {
      if (place.offsetParent === null) continue;
      place.dataset.drawn = "begun";
      vegaEmbed(place, specs[place.dataset.chart], options).then(() => { place.dataset.drawn = "done"; });
    }
  };

  const show = (players) => {
    for (const card of document.querySelectorAll("[data-players]")) card.hidden = card.dataset.players !== players;
    for (const choice of document.querySelectorAll(".switch input")) choice.checked = choice.value === players;
    draw();
  };

  for (const choice of document.querySelectorAll(".switch input")) {
    choice.addEventListener("change", () => {
      const before = choice.getBoundingClientRect().top;
      show(choice.value);
      window.scrollBy(0, choice.getBoundingClientRect().top - before); // the switch stays where it was touched
    });
  }
  document.documentElement.classList.add("drawing");
  const first = document.querySelector(".switch input:checked");
  if (first) show(first.value);
  else draw();
})();
